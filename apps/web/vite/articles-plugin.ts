import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findBeatLoop, findBuiltInSound, soundManifestSchema } from '@dhvani/catalogue'
import type { Plugin } from 'vite'
import { PALETTES } from '../app/ui/art/palettes.ts'
import {
  ARTICLE_LANGUAGES,
  hasArticles,
  type ArticleLanguage,
} from '../content/article-languages.ts'
import { readSizes } from '../content/sizes/read-sizes.ts'
import { markSources } from '../content/mark-sources.ts'
import { articleFile, readArticles, type ReadArticle } from '../content/read-articles.ts'
import { categoryIn } from './catalogue.ts'

const LIST = 'virtual:articles'
const PAGE = 'virtual:article-page/'
const TEXTS = 'virtual:article-texts/blog-'
/** A file without a query is the route; other plugins handle the file with a query. */
const ARTICLE = /\/content\/articles\/([a-z-]+)\.mdx$/
const MANIFEST = fileURLToPath(new URL('../../../build/sounds/manifest.json', import.meta.url))
const PICTURES = fileURLToPath(new URL('../app/pictures', import.meta.url))
const FEATURES = fileURLToPath(new URL('../app/features', import.meta.url))
/** @returns the module with the heads of the articles in a language; the build names a file after its last part */
export const articleTexts = (language: ArticleLanguage): string => TEXTS + language

const readRendered = (): ReadonlySet<string> => {
  if (!existsSync(MANIFEST)) return new Set()
  const { sounds, beats } = soundManifestSchema.parse(JSON.parse(readFileSync(MANIFEST, 'utf8')))
  return new Set([...Object.keys(sounds), ...Object.keys(beats)])
}

/** Only rendered sounds and loops: an article offers nothing that cannot be heard. */
const renderedOf = (ids: readonly string[]): string[] => {
  const rendered = readRendered()
  return ids.filter((id) => {
    const file = findBuiltInSound(id)?.file ?? findBeatLoop(id)?.id
    return file !== undefined && rendered.has(file)
  })
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

/** The module that gives the head of an article in a language by its slug (features/blog/translated.ts). */
const textsCode = (articles: readonly ReadArticle[], language: ArticleLanguage): string => {
  const heads = articles.map(({ frontMatter }) => {
    const { slug, title, excerpt, description, keywords } = frontMatter
    const { published, updated, readMinutes, category } = frontMatter
    const section = categoryIn(language, category)
    const head = { title, excerpt, description, keywords, published, updated, readMinutes, section }
    return [slug, { ...head, language }] as const
  })
  return `const heads = ${JSON.stringify(Object.fromEntries(heads))}
export default (slug) => heads[slug]`
}

type Written = Readonly<Record<ArticleLanguage, readonly ReadArticle[]>>

const isWrittenIn = (written: Written, language: ArticleLanguage, slug: string): boolean =>
  written[language].some(({ frontMatter }) => frontMatter.slug === slug)

/** The route module: the data of the page's head, and a lazy import of the page in each language. */
const routeCode = (written: Written, slug: string): string => {
  const { frontMatter } = findArticle(written.en, slug)
  const { title, category, published, updated, readMinutes } = frontMatter
  const { description, keywords } = frontMatter
  const dates = { published, updated }
  const handle = { slug, title, category, ...dates, readMinutes, description, keywords }
  const pages = ARTICLE_LANGUAGES.filter((language) => isWrittenIn(written, language, slug)).map(
    (language) => `${language}: () => import('${PAGE}${language}/${slug}')`,
  )
  return `import { createArticle } from '#features/blog/create-article.tsx'
export { articleMeta as meta } from '#features/blog/article-meta.ts'
export const handle = ${JSON.stringify(handle)}
export default createArticle(${JSON.stringify(slug)}, { ${pages.join(', ')} })`
}

/** The page module: the text, and the contents, sources and related articles around it. */
const pageCode = (written: Written, language: ArticleLanguage, slug: string): string => {
  const article = findArticle(written[language], slug)
  // In English: the cards put them into the page's language themselves.
  const related = article.frontMatter.related.map((name) => findArticle(written.en, name))
  const { updated } = article.frontMatter
  const page = summaryCode(article, 'picture0', {
    ...(language === 'en' ? {} : { language }),
    updated,
    sections: article.sections,
    sources: markSources(article.frontMatter.sources, language),
    sizes: readSizes(slug, language),
    heard: renderedOf(article.heard),
  })
  const others = related.map((other, index) => summaryCode(other, `picture${index + 1}`))
  return `${importPictures([article, ...related])}
import { createElement } from 'react'
import { ArticlePage } from ${JSON.stringify(`${FEATURES}/blog/article-page.tsx`)}
import { SharePress } from ${JSON.stringify(`${FEATURES}/share/share-press.tsx`)}
import Text from ${JSON.stringify(`${fileURLToPath(articleFile(language, slug))}?text`)}
const page = { ...${page}, related: [${others.join(',')}] }
const share = createElement(SharePress)
export default () => createElement(ArticlePage, { page, share }, createElement(Text))`
}

const readAll = (): Written => ({ en: readArticles('en'), hi: readArticles('hi') })

/** @returns the part before the first slash as a language, and the part after it */
const splitName = (name: string): { readonly language: ArticleLanguage; readonly slug: string } => {
  const [language = '', slug = ''] = name.split('/')
  if (!hasArticles(language)) throw new Error(`No articles are written in ${language}`)
  return { language, slug }
}

/**
 * Makes modules of the articles. `virtual:articles` is the list in English, and the module of
 * `articleTexts` has its words in another language. Each MDX file in English is a route module with the
 * data of the page's head. The page itself is `virtual:article-page/{language}/{slug}`: the prerenderer
 * loads it, and the browser of a reader who comes from another page of the site.
 */
export const articleModules = (): Plugin => {
  let known: Written | undefined
  const written = () => (known ??= readAll())
  const forget = () => {
    known = undefined
  }
  return {
    name: 'dhvani-articles',
    enforce: 'pre',
    buildStart: forget,
    watchChange: forget,
    resolveId: (id) =>
      [PAGE, TEXTS].some((start) => id.startsWith(start)) || id === LIST ? `\0${id}` : undefined,
    load(id) {
      const name = id.replace('\0', '')
      if (name === LIST) return listCode(written().en)
      if (name.startsWith(TEXTS)) {
        const { language } = splitName(name.slice(TEXTS.length))
        return textsCode(written()[language], language)
      }
      if (!name.startsWith(PAGE)) return undefined
      const { language, slug } = splitName(name.slice(PAGE.length))
      this.addWatchFile(fileURLToPath(articleFile(language, slug)))
      return pageCode(written(), language, slug)
    },
    transform(_code, id) {
      const slug = ARTICLE.exec(id)?.[1]
      return slug === undefined ? undefined : { code: routeCode(written(), slug), map: null }
    },
  }
}
