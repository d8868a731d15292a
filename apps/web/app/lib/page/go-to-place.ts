/** @returns the element that a fragment names; none for a fragment with broken encoding */
const findPlace = (fragment: string): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(fragment))
  } catch (error) {
    if (error instanceof URIError) return null
    throw error
  }
}

/**
 * Shows the place that a fragment names, and gives it the focus, which marks it: `:target` does not follow the
 * router. Does nothing while the page has no such place.
 *
 * @param hash as `location.hash` has it
 */
export const goToPlace = (hash: string): void => {
  const place = hash ? findPlace(hash.slice(1)) : null
  if (!place) return
  place.scrollIntoView()
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({ preventScroll: true })
}
