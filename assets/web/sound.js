// The sound's end of the game in the browser's own thread for sounds: it asks for the next
// piece of the music when half of the last one has been played.
"use strict";

class Player extends AudioWorkletProcessor {
  // pieces are what is still to be played, channel after channel for each moment; at is how
  // far the first of them has been played.
  pieces = [];
  at = 0;
  left = 0;
  piece = 0;
  asked = false;

  constructor() {
    super();
    this.port.onmessage = ({ data }) => {
      this.pieces.push(data);
      this.left += data.length;
      this.piece = data.length;
      this.asked = false;
    };
  }

  process(inputs, [output]) {
    const wanted = output[0].length * output.length;
    if (!this.asked && this.left < Math.max(wanted, this.piece / 2)) {
      this.asked = true;
      this.port.postMessage(null);
    }
    if (this.left < wanted) {
      return true; // silence
    }
    for (let moment = 0; moment < output[0].length; moment++) {
      for (const channel of output) {
        channel[moment] = this.next();
      }
    }
    this.left -= wanted;
    return true;
  }

  next() {
    const value = this.pieces[0][this.at++];
    if (this.at === this.pieces[0].length) {
      this.pieces.shift();
      this.at = 0;
    }
    return value;
  }
}

registerProcessor("oto-worklet-processor", Player);
