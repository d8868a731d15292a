import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { ADDRESS_PLACEHOLDER } from '../../src/surfaces/site/held-file.ts'
import { loadSite } from '../../src/surfaces/site/load-site.ts'

const BUILT = resolve(import.meta.dirname, '../../../web/build/client')
const ADDRESS = 'https://sounds.example'

const site = await loadSite(BUILT, ADDRESS)
if (!site) throw new Error('The site is not built: run npm run build first.')
const { files, notFoundPages } = site

const textAt = (path: string): string => files.get(path)?.plain.toString() ?? ''

it('every page, feed and list of the built site names the site by its own address', () => {
  const loaded = [...files, ...notFoundPages].map(([path, { plain }]) => ({ path, plain }))
  expect(loaded.filter(({ plain }) => plain.includes(ADDRESS_PLACEHOLDER))).toEqual([])
  const named = loaded.filter(({ plain }) => plain.includes(ADDRESS)).map(({ path }) => path)
  const pages = [...files].filter(([, { type }]) => type.startsWith('text/html'))
  expect(pages).toHaveLength(78)
  expect(named).toEqual(expect.arrayContaining(pages.map(([path]) => path)))
  for (const path of ['/feed.xml', '/feeds/hi.xml', '/sitemap.xml', '/robots.txt'])
    expect(named).toContain(path)
})

it('a page, a feed and a list have whole addresses', () => {
  expect(textAt('/hi/blog')).toContain(`<link rel="canonical" href="${ADDRESS}/hi/blog"/>`)
  expect(textAt('/feed.xml')).toContain(`<link>${ADDRESS}/blog/rise-of-asmr</link>`)
  expect(textAt('/sitemap.xml')).toContain(`<loc>${ADDRESS}/beatboxer</loc>`)
  expect(textAt('/robots.txt')).toContain(`Sitemap: ${ADDRESS}/sitemap.xml`)
})

it('feeds, the sitemap and pictures for social cards have their types', () => {
  for (const [path, type] of [
    ['/feed.xml', 'application/xml; charset=utf-8'],
    ['/feeds/hi.xml', 'application/xml; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/social/create-focus-soundscape.png', 'image/png'],
  ] as const)
    expect(files.get(path)?.type, path).toBe(type)
})

it('there is a not-found page for each language', () => {
  expect(notFoundPages.size).toBe(2)
  expect(notFoundPages.get('')?.plain.toString()).toContain('Oops! Page not found')
  expect(notFoundPages.get('/hi')?.plain.toString()).toContain('पेज नहीं मिला')
})
