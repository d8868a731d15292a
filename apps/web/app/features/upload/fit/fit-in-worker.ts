import { AudioRefusal, checkAudio, type AudioRefusalCode } from '@dhvani/audio-files'
import { MAX_UPLOAD_BYTES } from '@dhvani/catalogue'
import { openSound } from './open-sound.ts'
import { copySound } from './copy-sound.ts'
import type { FitNews, FitRequest, Samples } from './fit-protocol.ts'
import { chooseMp3, createMp3Writer } from './mp3-writer.ts'

/** Only workers have it, and the types of a page do not. */
declare class FileReaderSync {
  readAsArrayBuffer(blob: Blob): ArrayBuffer
}

/** What a file of more than 50 MB may be, besides one that is made to fit. */
const FITTED = new Set<AudioRefusalCode>(['not_audio', 'unplayable', 'video'])

/** @returns why a large file is refused as it is; `undefined` for one that may be made to fit */
const findRefusal = (file: File): AudioRefusalCode | 'too_large' | undefined => {
  const reader = new FileReaderSync()
  try {
    checkAudio({
      size: file.size,
      read(into, position) {
        const part = file.slice(position, position + into.length)
        into.set(new Uint8Array(reader.readAsArrayBuffer(part)))
        return part.size
      },
    })
    return 'too_large'
  } catch (error) {
    if (!(error instanceof AudioRefusal)) throw error
    return FITTED.has(error.code) ? undefined : error.code
  }
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
  return { kind: 'fitted', pieces: writer.finish(), extension: 'mp3' }
}

/**
 * Makes a file of one of the six types: of packets that it holds already, or by encoding its sound as mp3, which every
 * browser plays and which the site's encoder writes in every browser.
 */
export const fitFile = async (
  { file, samples, encoderCode, part }: FitRequest,
  onProgress: (share: number) => void,
): Promise<FitNews> => {
  if (samples) return encodeSamples(samples, encoderCode, onProgress)
  // A recording may be of one of the types, and larger before it is cut.
  const code = !part && file.size > MAX_UPLOAD_BYTES ? findRefusal(file) : undefined
  if (code) return { kind: 'refused', code }
  const sound = await openSound(file, part)
  if (sound.kind !== 'open') return sound
  const copied = await copySound(sound, onProgress)
  if (copied) return { kind: 'fitted', ...copied }
  const { seconds } = sound
  if (!(await sound.track.canDecode())) return { kind: 'undecoded', codec: sound.codec, seconds }
  const { start, end: last } = part ?? { start: 0, end: seconds }
  const choice = chooseMp3(last - start, await sound.track.getNumberOfChannels())
  if (!choice) return { kind: 'too_long' }
  let writer: Awaited<ReturnType<typeof createMp3Writer>> | undefined
  for await (const { rate, channels, end } of sound.decode()) {
    writer ??= await createMp3Writer(rate, choice, encoderCode)
    writer.add(channels)
    onProgress(Math.min(1, (end - start) / (last - start)))
  }
  return writer
    ? { kind: 'fitted', pieces: writer.finish(), extension: 'mp3' }
    : { kind: 'soundless' }
}
