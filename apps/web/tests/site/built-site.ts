import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import english from '../../messages/en.json' with { type: 'json' }
import hindi from '../../messages/hi.json' with { type: 'json' }
import { parseHtml, type Tree } from './elements.ts'

export const BUILT = resolve(import.meta.dirname, '../../build/client')

/** What the build writes in the place of the site's address; the server fills it in. */
export const ADDRESS = 'https://dhvani.invalid'

export type Language = 'en' | 'hi'

/** The key of an interface text, of which every language has all. */
export type Text = keyof typeof english

export type Page = {
  /** With the prefix of its language: `/hi/blog`. */
  readonly path: string
  /** Without it: `/blog`. */
  readonly plainPath: string
  readonly language: Language
  readonly html: string
  readonly tree: Tree
}

/** @returns the address of a page in a language: `/hi/blog` */
export const pathIn = (language: Language, plainPath: string): string =>
  language === 'en' ? plainPath : `/hi${plainPath}`.replace(/\/$/, '')

/** @returns an interface text, with a value in each of its places */
export const say = (
  language: Language,
  key: Text,
  values: Readonly<Record<string, string>> = {},
): string =>
  (language === 'en' ? english : hindi)[key].replaceAll(
    /\{(\w+)\}/g,
    (_, place: string) => values[place] ?? '',
  )

/** @returns a page with this HTML, as it would be at this address */
export const asPage = (path: string, html: string): Page => {
  const isHindi = path === '/hi' || path.startsWith('/hi/')
  return {
    path,
    plainPath: isHindi ? path.slice('/hi'.length) || '/' : path,
    language: isHindi ? 'hi' : 'en',
    html,
    tree: parseHtml(html),
  }
}

export const isBuilt = (path: string): boolean => existsSync(join(BUILT, path))

export const readBuilt = (path: string): string => readFileSync(join(BUILT, path), 'utf8')

const known = new Map<string, Page>()

/** The build does not change under the tests, which share what was read. */
export const readPage = (path: string): Page => {
  const page = known.get(path) ?? asPage(path, readBuilt(join(path, 'index.html')))
  known.set(path, page)
  return page
}

/** @returns every prerendered page, by its address */
export const readPages = (): ReadonlyMap<string, Page> => {
  if (!isBuilt('/')) throw new Error('The site is not built: run npm run build first.')
  const files = readdirSync(BUILT, { recursive: true, encoding: 'utf8' })
  const paths = files
    .filter((name) => /(?:^|[\\/])index\.html$/.test(name))
    .map((name) => `/${name.replaceAll('\\', '/')}`.replace(/\/index\.html$/, '') || '/')
  return new Map(paths.toSorted().map((path) => [path, readPage(path)]))
}
