import { z } from 'zod'
import { MAX_UPLOAD_BYTES, SOUND_DESCRIPTION_MAX_LENGTH, SOUND_NAME_LENGTH } from './limits.ts'
import { FIXED_TEXTS } from './fixed-texts.ts'

/** Controls, line breaks among them, and marks that turn the direction of the text after them (Unicode UAX #9). */
const CONTROLS = /\p{Cc}+/gu
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g
const HALF_PAIR = /\p{Cs}/gu

/**
 * Removes what no database stores and what would disguise a text: a space stands for controls, U+FFFD for half a surrogate pair.
 * Joiners stay: Devanagari needs them.
 */
export const withoutControls = (text: string): string =>
  text.replaceAll(HALF_PAIR, '\uFFFD').replaceAll(CONTROLS, ' ').replaceAll(TURNS, '')

/** Makes one line of a text; trims it and removes controls, `<` and `>` (docs/contract/product.md §5). */
export const cleanText = (text: string): string =>
  withoutControls(text).replaceAll(/[<>]/g, '').trim()

const cleanLines = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map((line) => withoutControls(line).replaceAll(/[<>]/g, ''))
    .join('\n')
    .trim()

/**
 * Cuts a text to at most `most` UTF-16 units, at the end of a grapheme cluster (Unicode UAX #29), so that a conjunct
 * keeps its vowel sign. A first cluster longer than `most` is cut inside, but never inside a surrogate pair, which no
 * database stores.
 */
export const cutText = (text: string, most: number): string => {
  if (text.length <= most) return text
  const end = new Intl.Segmenter().segment(text).containing(most)?.index
  return text.slice(0, end || most).replace(/[\uD800-\uDBFF]$/, '')
}

/** @returns the code points of a text, which PostgreSQL counts as its length */
const lengthOf = (text: string): number => [...text].length

const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u

/** @returns how many letters a person counts: an emoji of several code points is one */
export const countLetters = (text: string): number => {
  let count = 0
  for (const { segment } of new Intl.Segmenter().segment(text))
    count += EMOJI.test(segment) ? 1 : lengthOf(segment)
  return count
}

/** A sign that is seen: no space, control, joiner, mark of direction or filler, and not the blank of braille. */
const SEEN = /[^\p{White_Space}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u

/** @returns a name that a listener wrote, as the account takes it; `undefined` if it is too long or nobody sees it */
export const parseName = (text: string): string | undefined => {
  const name = cleanText(text)
  return SEEN.test(name) && lengthOf(name) <= SOUND_NAME_LENGTH.max ? name : undefined
}

/** A name of an own sound; parsing cleans it, then checks its length. */
export const soundNameSchema = z
  .string()
  .transform(cleanText)
  .pipe(
    z
      .string()
      .regex(SEEN, FIXED_TEXTS.nameRequired)
      .refine((name) => lengthOf(name) <= SOUND_NAME_LENGTH.max, FIXED_TEXTS.nameTooLong),
  )

/** A description of an own sound; parsing cleans each of its lines, then checks its length. */
export const soundDescriptionSchema = z
  .string()
  .transform(cleanLines)
  .refine((text) => lengthOf(text) <= SOUND_DESCRIPTION_MAX_LENGTH, FIXED_TEXTS.descriptionTooLong)

/** The name and description that a listener gives an own sound; parsing cleans both. */
export const ownSoundDetailsSchema = z.object({
  name: soundNameSchema,
  description: soundDescriptionSchema.optional(),
})

export type OwnSoundDetails = z.infer<typeof ownSoundDetailsSchema>

/** A `user_sounds` row as the data API returns it. */
export const userSoundRowSchema = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  name: z.string().transform(withoutControls),
  description: z.string().nullable(),
  audio_url: z.string(),
  file_name: z.string(),
  file_size: z.number().int().nonnegative(),
  /** By a count of what the file holds; 0 where none could be made. A project may lack the column. */
  length_seconds: z.number().nonnegative().nullish(),
  created_at: z.string(),
})

export type UserSoundRow = z.infer<typeof userSoundRowSchema>

/**
 * @returns the message with which the file dialog refuses a file of that size, or `undefined` for a
 *   size that is allowed; an empty file is refused as an invalid one
 */
export const fileSizeProblem = (bytes: number): string | undefined => {
  if (bytes > MAX_UPLOAD_BYTES) return FIXED_TEXTS.fileTooLarge
  return bytes === 0 ? FIXED_TEXTS.invalidTypeInDialog : undefined
}
