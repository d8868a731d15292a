import { plainPath } from '#lib/page/paths.ts'

const PARAMETER = 'next'
/** Pages that need somebody, and take them back once they signed in. */
const PAGES = new Set(['/account'])

/** @returns the address of the sign-in page, which leads back to `page` if that needs somebody */
export const signInPath = (page: string): string => {
  const plain = plainPath(page)
  return PAGES.has(plain) ? `/auth?${new URLSearchParams({ [PARAMETER]: plain })}` : '/auth'
}

/** @returns where to go after signing in: a page of ours that asked for it, else the first one */
export const readNextPath = (query: URLSearchParams): string => {
  const page = query.get(PARAMETER) ?? ''
  return PAGES.has(page) ? page : '/'
}
