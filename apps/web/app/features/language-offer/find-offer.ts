import { baseLocale, locales, type Locale } from '#locale'

type Visitor = {
  readonly chosen: Locale | undefined
  /** What the visitor was offered already. */
  readonly offered: Locale | undefined
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
 * @returns the language to offer; none that leads away from the device's own, and none again that the
 *   visitor did not choose. One who never chose gets no offer to leave a translation, which some link led to.
 */
export const findOffer = (open: Locale, visitor: Visitor): Locale | undefined => {
  const { chosen, offered, browser } = visitor
  const own = findKnown(browser)
  if (open === own) return undefined
  const wanted = chosen ?? (open === baseLocale && own !== offered ? own : undefined)
  return wanted === open ? undefined : wanted
}
