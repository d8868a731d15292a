import { sniffAudioFamily, type AudioFamily } from '@dhvani/catalogue'
import { refuse } from './audio-refusal.ts'
import { createByteReader, type ByteReader, type ByteSource } from './byte-reader.ts'
import { MOST_UNITS, type CheckBudget } from './check-budget.ts'
import { ADTS, checkAdts } from './check-adts.ts'
import { checkM4a } from './check-m4a.ts'
import { checkMp3, MP3 } from './check-mp3.ts'
import { checkOgg } from './check-ogg.ts'
import { checkWav } from './check-wav.ts'
import { findFirstFrame } from './frame-walk.ts'
import { skipLeadingTags } from './tags.ts'

/** What an accepted file is. `seconds` is finite and more than 0. */
export type CheckedAudio = { readonly family: AudioFamily; readonly seconds: number }

const CHECKS: Readonly<Record<AudioFamily, (reader: ByteReader) => number>> = {
  mp3: checkMp3,
  aac: checkAdts,
  ogg: checkOgg,
  wav: checkWav,
  m4a: checkM4a,
}

const SNIFFED_BYTES = 64

/** More than a file of the greatest size can hold, also of a codec that sends nothing in a pause. */
const MOST_SECONDS = 1000 * 3600

const sniffAt = (reader: ByteReader, offset: number): AudioFamily | undefined => {
  const view = reader.view(offset, Math.min(SNIFFED_BYTES, reader.size - offset))
  return sniffAudioFamily(
    new Uint8Array(view.buffer as ArrayBuffer, view.byteOffset, view.byteLength),
  )
}

/** A recording of a stream begins in the middle of a frame. @returns the family, and where its first whole frame begins */
export const findFramesFrom = (
  reader: ByteReader,
  offset: number,
): { readonly family: AudioFamily; readonly start: number } | undefined => {
  for (const [family, format] of [
    ['mp3', MP3],
    ['aac', ADTS],
  ] as const) {
    const start = findFirstFrame(reader, offset, format)
    if (start !== undefined) return { family, start }
  }
  return undefined
}

/** {@link checkAudio} within a budget of the caller's. */
export const checkWithin = (budget: CheckBudget, source: ByteSource): CheckedAudio => {
  if (source.size === 0) refuse('an empty file')
  const reader = createByteReader(source, budget)
  // Both mp3 and ADTS files carry ID3 tags: what follows the tag decides.
  const afterTags = skipLeadingTags(reader, reader.size)
  if (afterTags === reader.size) refuse('nothing but tags')
  const family =
    sniffAt(reader, afterTags) ??
    findFramesFrom(reader, afterTags)?.family ??
    refuse('none of the five families')
  // The positions in an M4A would be wrong by the tag.
  if (afterTags > 0 && family === 'm4a') refuse('m4a behind a tag')
  const isBehindTag = afterTags > 0 && (family === 'ogg' || family === 'wav')
  const seconds = CHECKS[family](isBehindTag ? reader.part(afterTags) : reader)
  if (seconds > MOST_SECONDS) refuse(`${seconds} seconds`)
  return seconds > 0 ? { family, seconds } : refuse('no length')
}

/**
 * Reads a file through and tells what it is: header, several consecutive units, a length, and
 * nothing beside them but tags, chunks and boxes, whose contents are not looked at.
 *
 * @param isTimeUp asked now and then; `true` ends the check
 * @throws {AudioRefusal} with the reason; `too_costly` after a million units (frames, boxes, pages, tags) or a
 *   thousand streams of Ogg, or when the time is up
 */
export const checkAudio = (
  source: ByteSource,
  isTimeUp: () => boolean = () => false,
): CheckedAudio => checkWithin({ units: MOST_UNITS, isTimeUp }, source)
