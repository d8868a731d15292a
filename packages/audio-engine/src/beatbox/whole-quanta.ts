/** Frames that an offline audio context renders at once (Web Audio API 1.1, "render quantum size"). */
const QUANTUM = 128

/** @returns a length, in seconds, as frames of a context, rounded up to whole quanta */
export const toWholeQuanta = (length: number, sampleRate: number): number =>
  Math.ceil((length * sampleRate) / QUANTUM) * QUANTUM
