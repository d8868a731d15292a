import type { BenchSound } from '../audio/bench-page.ts'
import type { Period } from './mix-kernel.ts'

const FULL_SCALE = 32_768

const toSixteenBits = (samples: Float32Array, isShared: boolean): Int16Array => {
  const bytes = samples.length * Int16Array.BYTES_PER_ELEMENT
  const held = new Int16Array(isShared ? new SharedArrayBuffer(bytes) : new ArrayBuffer(bytes))
  for (let index = 0; index < samples.length; index += 1) {
    const scaled = Math.round((samples[index] ?? 0) * FULL_SCALE)
    held[index] = Math.max(-FULL_SCALE, Math.min(FULL_SCALE - 1, scaled))
  }
  return held
}

/** The part of a decoded file that repeats, in half of its memory. A texture keeps one channel. */
export const holdPeriod = (
  buffer: AudioBuffer,
  { loop, isTexture }: BenchSound,
  isShared: boolean,
): Period => {
  const from = Math.round((loop?.start ?? 0) * buffer.sampleRate)
  const to = Math.round((loop?.end ?? buffer.duration) * buffer.sampleRate)
  const side = (channel: number) =>
    toSixteenBits(buffer.getChannelData(channel).subarray(from, to), isShared)
  const left = side(0)
  const isMono = isTexture || buffer.numberOfChannels === 1
  return { left, right: isMono ? left : side(1) }
}

export const buffersOf = ({ left, right }: Period): ArrayBufferLike[] => [
  ...new Set([left.buffer, right.buffer]),
]
