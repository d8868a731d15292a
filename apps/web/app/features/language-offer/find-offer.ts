import { baseLocale, locales, type Locale } from '#locale'

type Visitor = {
  /** The language that the visitor chose, or was offered once. */
  readonly chosen: Locale | undefined
  /** What the browser asks for, the best first: `hi-IN`. */
  readonly browser: readonly string[]
}

const findKnown = (browser: readonly string[]): Locale | undefined =>
  browser
    .map((tag) => tag.split('-')[0])
    .map((language) => locales.find((locale) => locale === language))
    .find((locale) => locale !== undefined)

/**
 * @param open the language of the page
 * @returns the language to offer; a visitor who never chose gets no offer to leave a translation, which
 *   some link led to
 */
export const findOffer = (open: Locale, { chosen, browser }: Visitor): Locale | undefined => {
  const wanted = chosen ?? (open === baseLocale ? findKnown(browser) : undefined)
  return wanted === open ? undefined : wanted
}
