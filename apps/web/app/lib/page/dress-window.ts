/** What of the page's `html` decides about language, direction and theme. */
const copyTraits = (from: HTMLElement, to: HTMLElement): void => {
  for (const { name, value } of from.attributes) to.setAttribute(name, value)
}

/**
 * Gives a window of this page the page's styles, language and theme, and follows the theme.
 *
 * @returns a function that ends it
 */
export const dressWindow = (dressed: Document, title: string): (() => void) => {
  dressed.title = title
  const page = document.documentElement
  const worn = dressed.documentElement
  for (const sheet of document.querySelectorAll('link[rel=stylesheet], style'))
    dressed.head.append(dressed.importNode(sheet, true))
  copyTraits(page, worn)
  const changes = new MutationObserver(() => copyTraits(page, worn))
  changes.observe(page, { attributes: true })
  return () => changes.disconnect()
}
