import { plainPath } from '#lib/language/paths.ts'

const PARAMETER = 'next'
/** Pages that need an account. After signing in, the visitor returns to them. */
const PAGES = new Set(['/account'])

/** @returns the address of the sign-in page, which returns to `page` if that page needs an account */
export const signInPath = (page: string): string => {
  const plain = plainPath(page)
  return PAGES.has(plain) ? `/auth?${new URLSearchParams({ [PARAMETER]: plain })}` : '/auth'
}

/** @returns the page after signing in: the one that needed an account, otherwise Home */
export const readNextPath = (query: URLSearchParams): string => {
  const page = query.get(PARAMETER) ?? ''
  return PAGES.has(page) ? page : '/'
}
