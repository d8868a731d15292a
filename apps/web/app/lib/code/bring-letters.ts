import type { Locale } from '#locale'
import { languageName } from '#lib/language/language-name.ts'

/** The page is not kept back longer for its letters, in milliseconds: it can be read in those of the device. */
const PATIENCE_MS = 500

/**
 * Loads the fonts of a language (scripts/language-fonts.ts) before a page in another one gives way to it. In a font of the
 * device, lines may break elsewhere, and the page would move once the right font arrives.
 *
 * @returns `undefined` where the page is in that language from the start: its HTML loads the fonts
 */
export const bringLetters = (locale: Locale): Promise<unknown> | undefined => {
  if (import.meta.env.SSR || document.documentElement.lang === locale) return undefined
  const letters = languageName(locale)
  const fonts = ['headings', 'text'].map((use) =>
    document.fonts.load(`1em ${use}-${locale}`, letters),
  )
  const patience = new Promise((over) => setTimeout(over, PATIENCE_MS))
  // A font that does not arrive is no reason to stay in the other language.
  return Promise.race([Promise.allSettled(fonts), patience])
}
