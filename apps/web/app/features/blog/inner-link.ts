/**
 * @returns the link to another page of the site that a plain click follows; `undefined` for every
 *   other click, which the browser handles
 */
export const findInnerLink = (event: MouseEvent): HTMLAnchorElement | undefined => {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey)
    return undefined
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== location.origin || link.target !== '') return undefined
  if (link.hash !== '' && link.pathname === location.pathname) return undefined
  return link
}
