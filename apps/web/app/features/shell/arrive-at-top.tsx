import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { goToPlace } from '#lib/page/go-to-place.ts'

/**
 * Every route change, Back included, lands at the top at once (docs/contract/product.md §2), and
 * the keyboard begins there too. An address with a #fragment goes to its place, and so does the focus.
 */
export const ArriveAtTop = () => {
  const { pathname, hash } = useLocation()
  const isFirst = useRef(true)

  useEffect(() => {
    history.scrollRestoration = 'manual'
  }, [])

  useLayoutEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    // Fonts that were there before may stand in for those of this page (scripts/language-fonts.ts).
    document.documentElement.dataset['moved'] = ''
    if (hash) return
    scrollTo({ top: 0, left: 0, behavior: 'instant' })
    document.querySelector('main')?.focus({ preventScroll: true })
    // A change of the fragment alone is not a change of the route.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [pathname])

  useEffect(() => {
    goToPlace(hash)
  }, [pathname, hash])

  return null
}
