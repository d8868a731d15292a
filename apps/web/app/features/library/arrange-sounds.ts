import type { UserSoundRow } from '@dhvani/catalogue'

export type SoundOrder = 'newest' | 'name' | 'longest'

/** Upper and lower case are the same, and so are two spellings of a letter in Unicode (files of a Mac have the longer). */
const plain = (text: string): string => text.normalize('NFKC').toLowerCase()

const holds = ({ name, description }: UserSoundRow, query: string): boolean =>
  [name, description ?? ''].some((text) => plain(text).includes(plain(query)))

/**
 * @param sounds newest first
 * @param query  part of a name or description; all are found by an empty one
 */
export const arrangeSounds = (
  sounds: readonly UserSoundRow[],
  { query, order, language }: { query: string; order: SoundOrder; language: string },
): readonly UserSoundRow[] => {
  const found = sounds.filter((sound) => holds(sound, query.trim()))
  if (order === 'newest') return found
  if (order === 'longest')
    return found.toSorted((a, b) => (b.length_seconds ?? 0) - (a.length_seconds ?? 0))
  // `Rain 2` comes before `Rain 10`.
  const { compare } = new Intl.Collator(language, { numeric: true })
  return found.toSorted((a, b) => compare(a.name, b.name))
}
