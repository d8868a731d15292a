import type { Page } from './built-site.ts'
import { all, attributeOf, one, textOf } from './elements.ts'

/** @returns the content of each `meta` of this name or property */
export const metaOf = ({ tree }: Page, name: string): readonly string[] =>
  all(one(tree, 'head'), 'meta')
    .filter((meta) => [attributeOf(meta, 'name'), attributeOf(meta, 'property')].includes(name))
    .map((meta) => attributeOf(meta, 'content') ?? '')

/** @returns the addresses that the head's links of this kind have, with the language of each */
export const linksOf = ({ tree }: Page, rel: string): readonly string[] =>
  all(one(tree, 'head'), 'link', { rel, type: false }).map((link) =>
    [attributeOf(link, 'hreflang'), attributeOf(link, 'href')].filter(Boolean).join(' '),
  )

/** @returns the document titles, of which a page has one */
export const titlesOf = ({ tree }: Page): readonly string[] =>
  all(one(tree, 'head'), 'title').map(textOf)

/** @returns what the page tells search engines about its article */
export const dataOf = ({ tree }: Page): unknown =>
  JSON.parse(
    one(tree, 'script', { type: 'application/ld+json' })
      .childNodes.map((node) => ('value' in node ? node.value : ''))
      .join(''),
  )
