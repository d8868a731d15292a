import { isBuilt, type Page } from './built-site.ts'
import { all, attributeOf } from './elements.ts'

/** Answered by the server, or a file: the same in every language. */
const IS_NO_PAGE = /^\/(?:config\.json|mailbox)$|\.\w+$/

const HAS_SCHEME = /^[a-z][a-z\d+.-]*:/i

const known = new WeakMap<Page, ReadonlySet<string>>()

const idsOf = (page: Page): ReadonlySet<string> => {
  const elements = known.has(page) ? [] : all(page.tree, '*', { id: true })
  const ids =
    known.get(page) ?? new Set(elements.map((element) => attributeOf(element, 'id') ?? ''))
  known.set(page, ids)
  return ids
}

/** Its sections come with the listener's account: content/paper-truth.test.ts compares what leads to them. */
const ACCOUNT = /^(?:\/[a-z]+)?\/account$/

/**
 * @param pages every page of the site, by its address
 * @returns the links of a page to places of the site that do not exist, and on a page in Hindi those that lead to
 *   English and do not say so
 */
export const findLinkFaults = (page: Page, pages: ReadonlyMap<string, Page>): readonly string[] =>
  all(page.tree, 'a').flatMap((link) => {
    const address = attributeOf(link, 'href') ?? ''
    if (HAS_SCHEME.test(address)) return []
    const { pathname, hash } = new URL(address, `http://site${page.path.replace(/\/404$/, '/')}`)
    const path = decodeURIComponent(pathname)
    const fault = (what: string) => [`${page.path}: ${address} ${what}`]
    if (!address.startsWith('/') && !address.startsWith('#')) return fault('is not an address')
    if (IS_NO_PAGE.test(path))
      return path.includes('.') && !isBuilt(path) ? fault('is no file') : []
    const target = address.startsWith('#') ? page : pages.get(path)
    // The server has the not-found page under no address.
    if (!target || path.endsWith('/404')) return fault('is no page')
    const id = decodeURIComponent(hash.slice(1))
    if (id !== '' && !idsOf(target).has(id) && !ACCOUNT.test(path)) return fault('is no place')
    const language = attributeOf(link, 'hreflang') ?? page.language
    return target.language === language ? [] : fault(`is not in ${language}`)
  })
