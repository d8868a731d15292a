import { AudioRefusal } from './audio-refusal.ts'
import { createByteReader, type ByteSource } from './byte-reader.ts'
import { MOST_UNITS } from './check-budget.ts'
import { findTrailingTags, skipLeadingTags } from './tags.ts'

/** @returns how many bytes of an MP3, ADTS or Ogg file are no tags before or behind its sound; all where a tag is broken */
export const countSoundBytes = (source: ByteSource): number => {
  const reader = createByteReader(source, { units: MOST_UNITS, isTimeUp: () => false })
  try {
    const end = findTrailingTags(reader)
    return end - skipLeadingTags(reader, end)
  } catch (error) {
    if (error instanceof AudioRefusal) return source.size
    throw error
  }
}
