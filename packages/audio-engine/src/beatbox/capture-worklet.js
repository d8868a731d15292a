/** Frames per call; 128 where a browser does not say. */
const QUANTUM = globalThis.renderQuantumSize ?? 128
/** Frames per message, in whole calls: about 46 ms. */
const BLOCK = QUANTUM * Math.ceil(2048 / QUANTUM)

/** Posts its two input channels in blocks until the page sends a message, then a last block. */
class Capture extends AudioWorkletProcessor {
  constructor() {
    super()
    this.begin()
    this.isOver = false
    this.port.onmessage = () => {
      this.isOver = true
      this.send(true)
    }
  }

  begin() {
    this.left = new Float32Array(BLOCK)
    this.right = new Float32Array(BLOCK)
    this.filled = 0
  }

  send(isLast) {
    const left = this.left.subarray(0, this.filled)
    const right = this.right.subarray(0, this.filled)
    this.port.postMessage({ left, right, isLast }, [left.buffer, right.buffer])
    this.begin()
  }

  process([input]) {
    if (this.isOver) return false
    const [left, right = left] = input
    // Without a connected input it records silence.
    if (left) {
      this.left.set(left, this.filled)
      this.right.set(right, this.filled)
    }
    this.filled += QUANTUM
    if (this.filled === BLOCK) this.send(false)
    return true
  }
}

registerProcessor('dhvani-capture', Capture)
