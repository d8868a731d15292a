import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { plainPath } from '#lib/language/paths.ts'
import { createSavedValue, useSavedValue } from '#lib/store/saved-value.ts'

/** Whether the dock is one line: on pages to read, and on all others (decision 142). */
export type DockFold = { readonly reading: boolean; readonly elsewhere: boolean }

/** On a page to read the text has the room until the listener unfolds the mix there. */
export const FIRST_FOLD: DockFold = { reading: true, elsewhere: false }

/** @returns the fold from storage, or `undefined` for anything that is not one */
export const parseFold = (saved: unknown): DockFold | undefined => {
  if (typeof saved !== 'object' || saved === null) return undefined
  const { reading, elsewhere } = saved as Record<string, unknown>
  if (typeof reading !== 'boolean' || typeof elsewhere !== 'boolean') return undefined
  return { reading, elsewhere }
}

export const savedFold = createSavedValue<DockFold>({
  key: 'dhvani.dock',
  version: 1,
  fallback: FIRST_FOLD,
  parse: parseFold,
})

const READING = /^\/(?:blog(?:\/.*)?|what-is-known|terms|privacy)\/?$/

/** @param pathname of the open page, in any language */
export const kindOfPage = (pathname: string): keyof DockFold =>
  READING.test(plainPath(pathname)) ? 'reading' : 'elsewhere'

/** Whether the dock is one line on this page, as the listener chose; narrow screens do not fold. */
export const useFold = () => {
  const kind = kindOfPage(useLocation().pathname)
  const isFolded = useSavedValue(savedFold)[kind]
  const list = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  // Another tab may fold the dock. The focus must not stay on a control that is no longer shown.
  useLayoutEffect(() => {
    if (isFolded && list.current?.contains(document.activeElement)) button.current?.focus()
  }, [isFolded])

  const toggle = () => savedFold.set({ ...savedFold.get(), [kind]: !isFolded })
  return { isFolded, toggle, list, button }
}
