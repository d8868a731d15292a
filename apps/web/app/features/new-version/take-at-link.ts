/** @returns the link to another page of the site that this press follows in this tab */
const findInnerLink = (event: MouseEvent): HTMLAnchorElement | undefined => {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.hasAttribute('download')) return undefined
  if (link.target !== '' && link.target !== '_self') return undefined
  if (link.origin !== location.origin) return undefined
  const isSamePage = link.pathname === location.pathname && link.search === location.search
  return isSamePage ? undefined : link
}

/**
 * Lets the browser follow a link that the router would follow inside the page, so that the next page
 * comes from the new version.
 *
 * @param take decides whether the page may go, and is called for such links only
 * @returns a function that ends it
 */
export const takeAtLink = (take: () => boolean): (() => void) => {
  const handle = (event: MouseEvent) => {
    // The router's own handler must not see the press: it would keep the browser from following.
    if (findInnerLink(event) && take()) event.stopPropagation()
  }
  addEventListener('click', handle, { capture: true })
  return () => removeEventListener('click', handle, { capture: true })
}
