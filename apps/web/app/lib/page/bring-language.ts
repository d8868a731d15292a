import { dictionaries } from 'virtual:dictionaries'
import type { Locale } from '#locale'
import { m } from '#messages'
import { loadPart } from './load-part.ts'
import { isLearnt, learn } from './say.ts'
import { beginWait } from './waits.ts'

const arriving = new Map<Locale, Promise<void>>()

const untilNetwork = (): Promise<unknown> =>
  new Promise((resolve) => addEventListener('online', resolve, { once: true }))

const bring = async (locale: Locale): Promise<void> => {
  const load = dictionaries[locale]
  if (!load || isLearnt(locale)) return
  const endWait = beginWait(m.page_waiting())
  while (!isLearnt(locale)) {
    try {
      learn(locale, (await loadPart(load)).default)
    } catch {
      // `loadPart` has told the log. The open page stays until the next one can be shown.
      await untilNetwork()
    }
  }
  endWait()
}

/** Loads the texts of a language, once in the life of a page; English needs none. */
export const bringLanguage = (locale: Locale): Promise<void> => {
  const known = arriving.get(locale) ?? bring(locale)
  arriving.set(locale, known)
  return known
}
