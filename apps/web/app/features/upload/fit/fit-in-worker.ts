import { countSoundBytes, type ByteSource } from '@dhvani/audio-files'
import { MAX_UPLOAD_BYTES } from '@dhvani/catalogue'
import { checkFitted } from './check-fitted.ts'
import { openSound } from './open-sound.ts'
import { copySound } from './copy-sound.ts'
import { findLargeRefusal, findRefusal } from './find-refusal.ts'
import type { FitNews, FitRequest, Samples } from './fit-protocol.ts'
import { chooseMp3, createMp3Writer } from './mp3-writer.ts'

/** Only workers have it, and the types of a page do not. */
declare class FileReaderSync {
  readAsArrayBuffer(blob: Blob): ArrayBuffer
}

/** Reads a file piece by piece, in a worker. A file that was changed or removed throws a `DOMException`. */
const sourceOf = (file: Blob): ByteSource => {
  const reader = new FileReaderSync()
  return {
    size: file.size,
    read(into, position) {
      const part = file.slice(position, position + into.length)
      into.set(new Uint8Array(reader.readAsArrayBuffer(part)))
      return part.size
    },
  }
}

const finish = (pieces: readonly Blob[], extension: string): FitNews =>
  checkFitted({ pieces, extension }, sourceOf(new Blob([...pieces])))

/** In a file that is whole, heads of pages and frames are less than the rest. */
const LEAST_SHARE = 0.9

/**
 * Whether the reader of containers ended early, at a broken page or frame. The packets after it are lost then, and the listener
 * would hear that only in the mix.
 */
const isMuchLost = (file: File, pieces: readonly Blob[]): boolean => {
  const bytes = pieces.reduce((sum, { size }) => sum + size, 0)
  return (
    bytes < LEAST_SHARE * countSoundBytes(sourceOf(file)) && findRefusal(sourceOf(file)) !== 'video'
  )
}

/** Samples of a second or so at a time, so that the page sees how far it is. */
const PART_SAMPLES = 65_536

const encodeSamples = async (
  { rate, channels }: Samples,
  encoderCode: WebAssembly.Module,
  onProgress: (share: number) => void,
): Promise<FitNews> => {
  const count = channels[0]?.length ?? 0
  const choice = chooseMp3(count / rate, channels.length)
  if (!choice) return { kind: 'too_long' }
  const writer = await createMp3Writer(rate, choice, encoderCode)
  for (let at = 0; at < count; at += PART_SAMPLES) {
    writer.add(channels.map((channel) => channel.subarray(at, at + PART_SAMPLES)))
    onProgress(Math.min(1, (at + PART_SAMPLES) / count))
  }
  return finish(writer.finish(), 'mp3')
}

/**
 * Makes a file of one of the six types: of packets that it holds already, or by encoding its sound as mp3, which every
 * browser plays and which the site's encoder writes in every browser.
 */
export const fitFile = async (
  { file, samples, encoderCode, trim }: FitRequest,
  onProgress: (share: number) => void,
): Promise<FitNews> => {
  if (samples) return encodeSamples(samples, encoderCode, onProgress)
  // A recording may be of one of the types, and larger before it is cut.
  const code = !trim && file.size > MAX_UPLOAD_BYTES ? findLargeRefusal(sourceOf(file)) : undefined
  if (code) return { kind: 'refused', code }
  const sound = await openSound(file, trim)
  if (sound.kind !== 'open') return sound
  const copied = await copySound(sound, onProgress)
  if (copied)
    return !trim && sound.isSoundAlone && isMuchLost(file, copied.pieces)
      ? { kind: 'refused', code: 'cut_off' }
      : finish(copied.pieces, copied.extension)
  const { seconds } = sound
  if (!(await sound.track.canDecode())) return { kind: 'undecoded', codec: sound.codec, seconds }
  const { start, end: last } = trim ?? { start: 0, end: seconds }
  const choice = chooseMp3(last - start, await sound.track.getNumberOfChannels())
  if (!choice) return { kind: 'too_long' }
  let writer: Awaited<ReturnType<typeof createMp3Writer>> | undefined
  for await (const { rate, channels, end } of sound.decode()) {
    writer ??= await createMp3Writer(rate, choice, encoderCode)
    writer.add(channels)
    onProgress(Math.min(1, (end - start) / (last - start)))
  }
  return writer ? finish(writer.finish(), 'mp3') : { kind: 'soundless' }
}
