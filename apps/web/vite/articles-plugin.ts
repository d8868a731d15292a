import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findBeatLoop, findBuiltInSound, soundManifestSchema } from '@dhvani/catalogue'
import type { Plugin } from 'vite'
import { PALETTES } from '../app/ui/art/palettes.ts'
import { readArticles, type ReadArticle } from '../content/read-articles.ts'

const LIST = 'virtual:articles'
const PAGE = 'virtual:article-page/'
/** A file without a query is the route; other plugins handle the file with a query. */
const ARTICLE = /\/content\/articles\/([a-z-]+)\.mdx$/
const MANIFEST = fileURLToPath(new URL('../../../build/sounds/manifest.json', import.meta.url))
const PICTURES = fileURLToPath(new URL('../app/pictures', import.meta.url))
const FEATURES = fileURLToPath(new URL('../app/features', import.meta.url))
const textFile = (slug: string): string =>
  fileURLToPath(new URL(`../content/articles/${slug}.mdx`, import.meta.url))

const readRendered = (): ReadonlySet<string> => {
  if (!existsSync(MANIFEST)) return new Set()
  const { sounds, beats } = soundManifestSchema.parse(JSON.parse(readFileSync(MANIFEST, 'utf8')))
  return new Set([...Object.keys(sounds), ...Object.keys(beats)])
}

/** Only rendered sounds and loops: an article offers nothing that cannot be heard. */
const namesOf = (ids: readonly string[]): Record<string, string> => {
  const rendered = readRendered()
  return Object.fromEntries(
    ids.flatMap((id) => {
      const sound = findBuiltInSound(id)
      const name = sound?.name ?? findBeatLoop(id)?.name
      return name !== undefined && rendered.has(sound?.file ?? id) ? [[id, name]] : []
    }),
  )
}

/** Writes a property as code, not as JSON: only the bundler knows the picture's address. */
const summaryCode = ({ frontMatter }: ReadArticle, picture: string, more: object = {}): string => {
  const { slug, title, excerpt, category, published, readMinutes, palette } = frontMatter
  const { subah, raat } = PALETTES[palette]
  const tint = `light-dark(${subah.ground}, ${raat.ground})`
  const plain = { slug, title, excerpt, category, published, readMinutes, tint, ...more }
  return `{ ...${JSON.stringify(plain)}, picture: ${picture} }`
}

const importPictures = (articles: readonly ReadArticle[]): string =>
  articles
    .map(
      ({ frontMatter: { slug } }, index) =>
        `import picture${index} from ${JSON.stringify(`${PICTURES}/article-${slug}.svg?url`)}`,
    )
    .join('\n')

const listCode = (articles: readonly ReadArticle[]): string => {
  const listed = articles.filter(({ frontMatter }) => frontMatter.listed)
  const entries = listed.map((article, index) =>
    summaryCode(article, `picture${index}`, { keywords: article.frontMatter.keywords }),
  )
  return `${importPictures(listed)}\nexport const articles = [${entries.join(',')}]`
}

const findArticle = (articles: readonly ReadArticle[], slug: string): ReadArticle => {
  const article = articles.find(({ frontMatter }) => frontMatter.slug === slug)
  if (!article) throw new Error(`${slug} is the slug of no article`)
  return article
}

/** The route module: the data of the page's head, and a lazy import of the page. */
const routeCode = ({ frontMatter }: ReadArticle): string => {
  const { slug, title, category, published, updated, readMinutes } = frontMatter
  const { description, keywords } = frontMatter
  const dates = { published, updated }
  const handle = { slug, title, category, ...dates, readMinutes, description, keywords }
  return `import { createArticle } from '#features/blog/create-article.tsx'
export { articleMeta as meta } from '#features/blog/article-meta.ts'
export const handle = ${JSON.stringify(handle)}
export default createArticle(${JSON.stringify(slug)}, () => import('${PAGE}${slug}'))`
}

/** The page module: the text, and the contents, sources and related articles around it. */
const pageCode = (articles: readonly ReadArticle[], slug: string): string => {
  const article = findArticle(articles, slug)
  const related = article.frontMatter.related.map((name) => findArticle(articles, name))
  const page = summaryCode(article, 'picture0', {
    updated: article.frontMatter.updated,
    sections: article.sections,
    sources: article.sources,
    heard: namesOf(article.heard),
  })
  const others = related.map((other, index) => summaryCode(other, `picture${index + 1}`))
  return `${importPictures([article, ...related])}
import { createElement } from 'react'
import { ArticlePage } from ${JSON.stringify(`${FEATURES}/blog/article-page.tsx`)}
import { SharePress } from ${JSON.stringify(`${FEATURES}/share/share-press.tsx`)}
import Text from ${JSON.stringify(`${textFile(slug)}?text`)}
const page = { ...${page}, related: [${others.join(',')}] }
const share = createElement(SharePress)
export default () => createElement(ArticlePage, { page, share }, createElement(Text))`
}

/**
 * Makes modules of the articles. `virtual:articles` is the list. Each MDX file is a route module with
 * the data of the page's head. The page itself is `virtual:article-page/{slug}`: the prerenderer
 * loads it, and the browser of a reader who comes from another page of the site.
 */
export const articleModules = (): Plugin => {
  let known: readonly ReadArticle[] | undefined
  const articles = () => (known ??= readArticles())
  const forget = () => {
    known = undefined
  }
  return {
    name: 'dhvani-articles',
    enforce: 'pre',
    buildStart: forget,
    watchChange: forget,
    resolveId: (id) => (id === LIST || id.startsWith(PAGE) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) return listCode(articles())
      if (!id.startsWith(`\0${PAGE}`)) return undefined
      const slug = id.slice(`\0${PAGE}`.length)
      this.addWatchFile(textFile(slug))
      return pageCode(articles(), slug)
    },
    transform(_code, id) {
      const slug = ARTICLE.exec(id)?.[1]
      if (slug === undefined) return undefined
      return { code: routeCode(findArticle(articles(), slug)), map: null }
    },
  }
}
