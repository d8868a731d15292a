import { dictionaries } from 'virtual:dictionaries'
import { m } from '#messages'
import { loadPart } from './load-part.ts'
import { endLack, untilAskedAgain } from './page-lack.ts'
import { localeOfPath, plainPath } from '#lib/language/paths.ts'
import { isLearnt, learn, type Texts, type TextsOfPage } from '#lib/language/say.ts'
import { beginWait } from '#lib/notices/waits.ts'

const arriving = new Map<Texts, Promise<void>>()

/** Time until the next try, in milliseconds. A first page without its texts cannot offer a button for it. */
const AGAIN_MS = 30_000

/** @returns what a page needs besides its code, by its address; English is in the code */
export const textsOfPath = (pathname: string): readonly Texts[] => {
  const locale = localeOfPath(pathname)
  const page = plainPath(pathname).split('/')[1] as TextsOfPage
  return ([locale, `${locale}/${page}`] as const).filter((texts) => dictionaries[texts])
}

const bring = async (texts: Texts): Promise<void> => {
  const load = dictionaries[texts]
  while (load && !isLearnt(texts)) {
    const endWait = beginWait(m.page_waiting())
    // `loadPart` tells the log why not. The open page stays until the next one can be shown.
    const part = await loadPart(load).catch(() => undefined)
    await part?.letters
    endWait()
    if (part) learn(texts, part.default)
    else await untilAskedAgain(texts, AGAIN_MS)
  }
  endLack(texts)
}

/** Loads texts, once in the life of a page. */
const bringOnce = (texts: Texts): Promise<void> => {
  const known = arriving.get(texts) ?? bring(texts)
  arriving.set(texts, known)
  return known
}

/** @returns a wait for each text that the page at this address needs and does not have yet */
export const bringTexts = (pathname: string): readonly Promise<void>[] =>
  textsOfPath(pathname)
    .filter((texts) => !isLearnt(texts))
    .map(bringOnce)
