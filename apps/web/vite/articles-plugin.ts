import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { findBeatLoop, findBuiltInSound, soundManifestSchema } from '@dhvani/catalogue'
import type { Plugin } from 'vite'
import { PALETTES } from '../app/ui/art/palettes.ts'
import { readArticles, type ReadArticle } from '../content/read-articles.ts'

const LIST = 'virtual:articles'
const ARTICLE = /\/content\/articles\/([a-z-]+)\.mdx$/
const MANIFEST = fileURLToPath(new URL('../../../build/sounds/manifest.json', import.meta.url))
const PICTURES = fileURLToPath(new URL('../app/pictures', import.meta.url))

const readRendered = (): ReadonlySet<string> => {
  if (!existsSync(MANIFEST)) return new Set()
  const { sounds, beats } = soundManifestSchema.parse(JSON.parse(readFileSync(MANIFEST, 'utf8')))
  return new Set([...Object.keys(sounds), ...Object.keys(beats)])
}

/** Only what was rendered: nothing is offered that cannot be heard. */
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

/** A property that is code, not JSON: the picture's address is known to the bundler alone. */
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

const META = `export { articleMeta as meta } from '#features/blog/article-meta.ts'`

const pageCode = (articles: readonly ReadArticle[], slug: string): string => {
  const bySlug = new Map(articles.map((article) => [article.frontMatter.slug, article]))
  const article = bySlug.get(slug)
  if (!article) throw new Error(`${slug}.mdx does not name its own slug`)
  const related = article.frontMatter.related.map((name) => {
    const found = bySlug.get(name)
    if (!found) throw new Error(`${slug} is related to ${name}, which is not there`)
    return found
  })
  const more = {
    description: article.frontMatter.description,
    keywords: article.frontMatter.keywords,
    sections: article.sections,
    sources: article.sources,
    heard: namesOf(article.heard),
  }
  const page = summaryCode(article, 'picture0', more)
  const others = related.map((other, index) => summaryCode(other, `picture${index + 1}`))
  return `${importPictures([article, ...related])}\n${META}\nexport const handle = { ...${page}, related: [${others.join(',')}] }`
}

/**
 * Articles as modules: `virtual:articles` is the list, and each MDX file is a route: it
 * exports `meta`, and as `handle` what its page shows around the text (content/article-page.ts), so
 * that a page carries its own article and nothing of the others but three cards.
 */
export const articleModules = (): Plugin => ({
  name: 'dhvani-articles',
  enforce: 'pre',
  resolveId: (id) => (id === LIST ? `\0${LIST}` : undefined),
  load(id) {
    return id === `\0${LIST}` ? listCode(readArticles()) : undefined
  },
  transform(code, id) {
    const slug = ARTICLE.exec(id.split('?', 1)[0] ?? '')?.[1]
    if (slug === undefined || id.includes('?')) return undefined
    return { code: `${code}\n${pageCode(readArticles(), slug)}`, map: null }
  },
})
