import { sniffAudioFamily, type AudioFamily } from '@dhvani/catalogue'
import { refuse } from './audio-refusal.ts'
import { createByteReader, type ByteReader, type ByteSource } from './byte-reader.ts'
import { MOST_UNITS, type CheckBudget } from './check-budget.ts'
import { checkAdts } from './check-adts.ts'
import { checkM4a } from './check-m4a.ts'
import { checkMp3 } from './check-mp3.ts'
import { checkOgg } from './check-ogg.ts'
import { checkWav } from './check-wav.ts'
import { skipId3v2 } from './tags.ts'

/** What an accepted file is. `seconds` is finite and more than 0. */
export type CheckedAudio = { readonly family: AudioFamily; readonly seconds: number }

const CHECKS: Readonly<Record<AudioFamily, (reader: ByteReader) => number>> = {
  mp3: checkMp3,
  aac: checkAdts,
  ogg: checkOgg,
  wav: checkWav,
  m4a: checkM4a,
}

const HEAD_BYTES = 64

const sniffAt = (reader: ByteReader, offset: number): AudioFamily | undefined => {
  const view = reader.view(offset, Math.min(HEAD_BYTES, reader.size - offset))
  return sniffAudioFamily(
    new Uint8Array(view.buffer as ArrayBuffer, view.byteOffset, view.byteLength),
  )
}

/** {@link checkAudio} within a budget of the caller's. */
export const checkWithin = (budget: CheckBudget, source: ByteSource): CheckedAudio => {
  if (source.size === 0) refuse('an empty file')
  const reader = createByteReader(source, budget)
  const afterTag = skipId3v2(reader, 0)
  // Both mp3 and ADTS files carry ID3 tags: what follows the tag decides.
  const family =
    (afterTag < reader.size ? sniffAt(reader, afterTag) : undefined) ??
    sniffAt(reader, 0) ??
    refuse('none of the five families')
  if (afterTag > 0 && family !== 'mp3' && family !== 'aac') refuse(`${family} behind an ID3 tag`)
  const seconds = CHECKS[family](reader)
  return seconds > 0 ? { family, seconds } : refuse('no length')
}

/**
 * Reads a file through and tells what it is: header, several consecutive units, a length, and
 * nothing else beside them.
 *
 * @param isTimeUp asked now and then; `true` ends the check
 * @throws {AudioRefusal} with the reason; `too_costly` after a million units (frames, boxes, pages, tags), or when
 *   the time is up
 */
export const checkAudio = (
  source: ByteSource,
  isTimeUp: () => boolean = () => false,
): CheckedAudio => checkWithin({ units: MOST_UNITS, isTimeUp }, source)
