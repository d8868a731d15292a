import { sniffAudioFamily, type AudioFamily } from '@dhvani/catalogue'
import { refuse } from './audio-refusal.ts'
import { createByteReader, type ByteReader, type ByteSource } from './byte-reader.ts'
import { checkAdts } from './check-adts.ts'
import { checkM4a } from './check-m4a.ts'
import { checkMp3 } from './check-mp3.ts'
import { checkOgg } from './check-ogg.ts'
import { checkWav } from './check-wav.ts'
import { skipId3v2 } from './tags.ts'

export type CheckedAudio = { readonly family: AudioFamily; readonly seconds: number }

const CHECKS: Readonly<Record<AudioFamily, (reader: ByteReader) => Promise<number>>> = {
  mp3: checkMp3,
  aac: checkAdts,
  ogg: checkOgg,
  wav: checkWav,
  m4a: checkM4a,
}

const HEAD_BYTES = 64

const sniffAt = async (reader: ByteReader, offset: number): Promise<AudioFamily | undefined> => {
  const view = await reader.view(offset, Math.min(HEAD_BYTES, reader.size - offset))
  return sniffAudioFamily(
    new Uint8Array(view.buffer as ArrayBuffer, view.byteOffset, view.byteLength),
  )
}

/**
 * Reads a file through and tells what it is: header, several consecutive units, a length, and
 * nothing else beside them.
 *
 * @throws {AudioRefusal} with the reason
 */
export const checkAudio = async (source: ByteSource): Promise<CheckedAudio> => {
  if (source.size === 0) refuse('an empty file')
  const reader = createByteReader(source)
  const afterTag = await skipId3v2(reader, 0)
  // Both mp3 and ADTS files carry ID3 tags: what follows the tag decides.
  const family =
    (afterTag < reader.size ? await sniffAt(reader, afterTag) : undefined) ??
    (await sniffAt(reader, 0)) ??
    refuse('none of the five families')
  if (afterTag > 0 && family !== 'mp3' && family !== 'aac') refuse(`${family} behind an ID3 tag`)
  const seconds = await CHECKS[family](reader)
  return seconds > 0 ? { family, seconds } : refuse('no length')
}
