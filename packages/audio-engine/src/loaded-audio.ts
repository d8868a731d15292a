import { seconds, type Seconds } from '@dhvani/units'
import type { LoopRegion } from './buffer-voice.ts'

/** Decoded audio in memory. */
export type BufferedAudio = {
  readonly kind: 'buffer'
  readonly buffer: AudioBuffer
  /** The part that repeats when the source names no loop of its own. */
  readonly loop: LoopRegion
}

/** Audio too long to decode: media elements stream it. */
export type StreamedAudio = {
  readonly kind: 'stream'
  readonly url: string
  readonly duration: Seconds
}

/** Audio that is ready to sound. */
export type LoadedAudio = BufferedAudio | StreamedAudio

/** What one sample of decoded audio takes. */
export const BYTES_PER_SAMPLE = Float32Array.BYTES_PER_ELEMENT

export const heldBytesOf = (audio: LoadedAudio): number =>
  audio.kind === 'buffer'
    ? audio.buffer.length * audio.buffer.numberOfChannels * BYTES_PER_SAMPLE
    : 0

export const durationOf = (audio: LoadedAudio): Seconds =>
  audio.kind === 'buffer' ? seconds(audio.buffer.duration) : audio.duration

/** Everything of the buffer. */
export const wholeOf = (buffer: AudioBuffer): LoopRegion => ({
  start: seconds(0),
  end: seconds(buffer.duration),
})

/** Loop points that lie inside the buffer, whatever a manifest says. */
export const fitLoop = (loop: LoopRegion, buffer: AudioBuffer): LoopRegion => {
  const end: Seconds = seconds(Math.min(loop.end, buffer.duration))
  return loop.start >= 0 && loop.start < end ? { start: loop.start, end } : wholeOf(buffer)
}

export const toBuffer = (
  channels: readonly Float32Array<ArrayBuffer>[],
  sampleRate: number,
): AudioBuffer => {
  const buffer = new AudioBuffer({
    length: Math.max(1, channels[0]?.length ?? 1),
    numberOfChannels: Math.max(1, channels.length),
    sampleRate,
  })
  for (const [index, samples] of channels.entries()) buffer.copyToChannel(samples, index)
  return buffer
}

export const channelsOf = (buffer: AudioBuffer): Float32Array<ArrayBuffer>[] =>
  Array.from({ length: buffer.numberOfChannels }, (_, index) => buffer.getChannelData(index))
