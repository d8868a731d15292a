import { seconds, type Seconds } from '@dhvani/units'
import type { LoopRegion } from '../voices/buffer-voice.ts'
import type { PackedBuffer } from '../voices/packed-buffer.ts'

/** Decoded audio in memory. */
export type BufferedAudio = {
  readonly kind: 'buffer'
  readonly buffer: AudioBuffer | PackedBuffer
  /** The part that repeats. */
  readonly loop: LoopRegion
}

/** Audio that media elements stream, because decoding would take too much memory. */
export type StreamedAudio = {
  readonly kind: 'stream'
  readonly url: string
  readonly duration: Seconds
}

/** Audio that is ready to sound. */
export type LoadedAudio = BufferedAudio | StreamedAudio

/** Bytes of one decoded sample. */
export const BYTES_PER_SAMPLE = Float32Array.BYTES_PER_ELEMENT

/** Bytes of memory that the samples take. */
export const bufferBytesOf = (buffer: AudioBuffer | PackedBuffer): number =>
  'bytes' in buffer ? buffer.bytes : buffer.length * buffer.numberOfChannels * BYTES_PER_SAMPLE

/** Bytes of memory that the audio takes. */
export const heldBytesOf = (audio: LoadedAudio): number =>
  audio.kind === 'buffer' ? bufferBytesOf(audio.buffer) : 0

export const durationOf = (audio: LoadedAudio): Seconds =>
  audio.kind === 'buffer' ? seconds(audio.buffer.duration) : audio.duration

/** The whole buffer as a loop. */
export const wholeOf = (buffer: AudioBuffer): LoopRegion => ({
  start: seconds(0),
  end: seconds(buffer.duration),
})

/** The loop, ended at the buffer's end; the whole buffer if the loop lies outside it. */
export const fitLoop = (loop: LoopRegion, buffer: AudioBuffer): LoopRegion => {
  const end: Seconds = seconds(Math.min(loop.end, buffer.duration))
  return loop.start >= 0 && loop.start < end ? { start: loop.start, end } : wholeOf(buffer)
}

/** @param channels  one array per channel, equal lengths; @param sampleRate  in hertz */
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

/** The samples of every channel; shared with the buffer, not copied. */
export const channelsOf = (buffer: AudioBuffer): Float32Array<ArrayBuffer>[] =>
  Array.from({ length: buffer.numberOfChannels }, (_, index) => buffer.getChannelData(index))
