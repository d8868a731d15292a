import { plainPath } from '#lib/language/paths.ts'

const PARAMETER = 'next'
/** Pages that need an account. After signing in, the visitor returns to them. */
const PAGES = new Set(['/account'])

/**
 * @param place path of a page, perhaps with the fragment of one of its sections
 * @returns the place, without a fragment that names no section; `undefined` where the page needs no account
 */
const findPlace = (place: string): string | undefined => {
  const [page = '', ...fragments] = place.split('#')
  if (!PAGES.has(page)) return undefined
  return fragments.length === 1 && /^[a-z]+$/.test(fragments[0] ?? '') ? place : page
}

/**
 * @param page path, with the fragment of a section where one is asked for
 * @returns the address of the sign-in page, which returns to `page` if that page needs an account
 */
export const signInPath = (page: string): string => {
  const place = findPlace(plainPath(page))
  return place === undefined ? '/auth' : `/auth?${new URLSearchParams({ [PARAMETER]: place })}`
}

/** @returns the page after signing in: the one that needed an account, otherwise Home */
export const readNextPath = (query: URLSearchParams): string =>
  findPlace(query.get(PARAMETER) ?? '') ?? '/'
