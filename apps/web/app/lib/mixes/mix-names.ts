import { cutText, SOUND_NAME_LENGTH } from '@dhvani/catalogue'
import { m } from '#messages'

/** Leaves room for the words that say that it is a copy, within the 100 of a name. */
const MOST_OF_COPIED = 80

/** @returns what a copy of a mix is called, with at most `most` UTF-16 units of its name */
export const copyName = (name: string, most = MOST_OF_COPIED): string =>
  m.mixes_copy_of({ name: cutText(name, most) })

/** @returns what a mix is called until the listener says so: its first sounds */
export const nameAfterSounds = (names: readonly string[]): string =>
  cutText(names.slice(0, 3).join(', '), SOUND_NAME_LENGTH.max)
