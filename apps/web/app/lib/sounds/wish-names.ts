import { m } from '#messages'
import { formatLanguage } from '#lib/language/say.ts'
import type { WishedSound } from '#lib/session/tab-wish.ts'
import { nameInPage } from './sound-words.ts'

/** More names would not fit in a heading. */
const MOST_NAMES = 3

/** @returns the names of sounds that wait for a sign-in, as a sentence takes them */
export const wishNames = (sounds: readonly Pick<WishedSound, 'id' | 'source'>[]): string => {
  const names = sounds.map(({ id, source }) => nameInPage({ id, name: source?.name ?? id }))
  const count = names.length - MOST_NAMES
  const shown = names.slice(0, MOST_NAMES)
  return new Intl.ListFormat(formatLanguage()).format(
    count > 0 ? [...shown, m.wish_more({ count })] : shown,
  )
}
