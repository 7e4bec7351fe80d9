package series

import (
	"context"
	"sync"
)

// batch is a run of games, one after the other, and what came of them.
type batch[Result any] struct {
	from, n int
	result  Result
	err     error
	done    chan struct{}
}

// InBatches does work that consists of parts, from the first to the last, in
// batches of so many: as many batches at the same time as there are jobs. do
// does a batch and returns what came of it; it may stop early when its context
// ends. gather gets the batches in the order of their parts, by the goroutine
// that called, and says whether it wants to go on; with an error of a batch that
// is the last one. The number of jobs changes nothing in what is gathered.
func InBatches[Result any](
	ctx context.Context, parts, size, jobs int, do func(ctx context.Context, from, n int) (Result, error), gather func(n int, r Result) (more bool, err error),
) error {
	ctx, stop := context.WithCancel(ctx)
	jobs = max(1, jobs)
	queue := make(chan *batch[Result], 2*jobs) // in the order of the parts
	work := make(chan *batch[Result])
	var workers sync.WaitGroup
	workers.Go(func() {
		defer close(queue)
		defer close(work)
		for from := 0; from < parts; from += size {
			b := &batch[Result]{from: from, n: min(size, parts-from), done: make(chan struct{})}
			select {
			case <-ctx.Done():
				return
			case queue <- b:
				work <- b
			}
		}
	})
	for range jobs {
		workers.Go(func() {
			for b := range work {
				b.result, b.err = do(ctx, b.from, b.n)
				close(b.done)
			}
		})
	}
	var err error
	for b := range queue {
		<-b.done
		var more bool
		if more, err = gather(b.n, b.result); err == nil {
			err = b.err
		}
		if err != nil || !more {
			break
		}
	}
	stop()
	for range queue { // what was still under way
	}
	workers.Wait()
	return err
}
