/**
 * @returns the address that a plain click on a link to another page of the site asks for;
 *   `undefined` for every other click, which the browser handles
 */
export const innerLinkOf = (event: MouseEvent): string | undefined => {
  const { target, button, metaKey, ctrlKey, shiftKey, altKey } = event
  if (event.defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey)
    return undefined
  const link = target instanceof Element ? target.closest('a') : null
  if (!link || link.origin !== location.origin || link.target !== '') return undefined
  if (link.hash !== '' && link.pathname === location.pathname) return undefined
  return link.pathname + link.search + link.hash
}
