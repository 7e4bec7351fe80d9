package store

import (
	"slices"
	"sync"
)

// memory is a backend that is gone with the program.
type memory struct {
	mu        sync.Mutex
	documents map[string][]byte
}

func newMemory() *memory {
	return &memory{documents: map[string][]byte{}}
}

func (m *memory) read(name string) ([]byte, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	data, ok := m.documents[name]
	if !ok {
		return nil, &Error{Kind: NotFound, Path: name}
	}
	return slices.Clone(data), nil
}

func (m *memory) write(name string, data []byte) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.documents[name] = slices.Clone(data)
	return nil
}

func (m *memory) remove(name string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	if _, ok := m.documents[name]; !ok {
		return &Error{Kind: NotFound, Path: name}
	}
	delete(m.documents, name)
	return nil
}

func (m *memory) move(from, to string) error {
	m.mu.Lock()
	defer m.mu.Unlock()
	data, ok := m.documents[from]
	if !ok {
		return &Error{Kind: NotFound, Path: from}
	}
	if _, ok := m.documents[to]; ok {
		return errTaken
	}
	m.documents[to] = data
	delete(m.documents, from)
	return nil
}

func (m *memory) list() ([]string, error) {
	m.mu.Lock()
	defer m.mu.Unlock()
	names := make([]string, 0, len(m.documents))
	for name := range m.documents {
		names = append(names, name)
	}
	return names, nil
}

func (m *memory) where(string) string {
	return ""
}

func (m *memory) close() error { return nil }

func (m *memory) translations() []Translation { return nil }
