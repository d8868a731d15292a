/**
 * Code of the worklet `silence-meter`: it posts the longest run of samples that are as good as nothing, and begins anew
 * when it is told anything.
 */
export const SILENCE_METER = `registerProcessor('silence-meter', class extends AudioWorkletProcessor {
  run = 0
  most = 0
  constructor() {
    super()
    this.port.onmessage = () => { this.most = 0 }
  }
  process([input]) {
    const samples = input[0]
    for (let index = 0; index < 128; index += 1) {
      if (samples && Math.abs(samples[index]) > 1e-7) this.run = 0
      else this.run += 1
      if (this.run > this.most) { this.most = this.run; this.hasGrown = true }
    }
    if (this.hasGrown) this.port.postMessage(this.most)
    this.hasGrown = false
    return true
  }
})`
