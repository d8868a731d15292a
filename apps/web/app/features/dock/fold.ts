import { plainPath } from '#lib/language/paths.ts'
import { createSavedValue } from '#lib/store/saved-value.ts'

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
