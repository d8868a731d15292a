import { dictionaries } from 'virtual:dictionaries'
import type { Locale } from '#locale'
import { m } from '#messages'
import { loadPart } from './load-part.ts'
import { missingPage, untilAskedAgain } from './missing-page.ts'
import { isLearnt, learn } from './say.ts'
import { beginWait } from './waits.ts'

const arriving = new Map<Locale, Promise<void>>()

/** In milliseconds. A first page in this language cannot offer another try: it waits for its texts. */
const AGAIN_MS = 30_000

const bring = async (locale: Locale): Promise<void> => {
  const load = dictionaries[locale]
  if (!load || isLearnt(locale)) return
  while (!isLearnt(locale)) {
    const endWait = beginWait(m.page_waiting())
    // `loadPart` tells the log why not. The open page stays until the next one can be shown.
    const part = await loadPart(load).catch(() => undefined)
    endWait()
    if (part) learn(locale, part.default)
    else await untilAskedAgain('language', AGAIN_MS)
  }
  missingPage.set(undefined)
}

/** Loads the texts of a language, once in the life of a page; English needs none. */
export const bringLanguage = (locale: Locale): Promise<void> => {
  const known = arriving.get(locale) ?? bring(locale)
  arriving.set(locale, known)
  return known
}
