import { readdirSync, readFileSync } from 'node:fs'
import GithubSlugger from 'github-slugger'
import type { ArticleLanguage } from './article-languages.ts'
import { articleFrontMatter, type ArticleFrontMatter } from './front-matter.ts'
import { parseArticle } from './parse-article.ts'

const FOLDERS: Readonly<Record<ArticleLanguage, URL>> = {
  en: new URL('./articles/', import.meta.url),
  hi: new URL('./articles/hi/', import.meta.url),
}

/** An article for the build: its front matter, and the parts of its text that pages need. */
export type ReadArticle = {
  readonly frontMatter: ArticleFrontMatter
  /** Headings of the second level, with the ids that `rehype-slug` gives them. */
  readonly sections: readonly { readonly id: string; readonly text: string }[]
  /** Ids of the sounds and loops that the players and mixes in the text name, each once, in its order. */
  readonly heard: readonly string[]
  /** The text of the `article` element, for the feed. */
  readonly text: string
}

const mixParts = (mix: string): string[] => mix.split(',').map((part) => part.split(':')[0] ?? '')

const playedIds = ({ sound, loop, mix }: Readonly<Record<string, string>>): string[] => [
  ...(sound === undefined ? [] : [sound]),
  ...(loop === undefined ? [] : [loop]),
  ...(mix === undefined ? [] : mixParts(mix)),
]

const toArticle = (source: string): ReadArticle => {
  const parsed = parseArticle(source)
  const frontMatter = articleFrontMatter.parse(parsed.frontMatter)
  const slugger = new GithubSlugger()
  const headings = parsed.headings.map(({ depth, text }) => ({
    depth,
    text,
    id: slugger.slug(text),
  }))
  return {
    frontMatter,
    sections: headings.filter(({ depth }) => depth === 2).map(({ id, text }) => ({ id, text })),
    heard: [...new Set(parsed.components.flatMap(({ attributes }) => playedIds(attributes)))],
    text: parsed.text,
  }
}

const newestFirst = (a: ReadArticle, b: ReadArticle): number =>
  b.frontMatter.published.localeCompare(a.frontMatter.published) ||
  a.frontMatter.title.localeCompare(b.frontMatter.title, 'en')

export const articleFile = (language: ArticleLanguage, slug: string): URL =>
  new URL(`${slug}.mdx`, FOLDERS[language])

/** @returns the MDX of every article in a language, in the order of their slugs */
export const readArticleFiles = (
  language: ArticleLanguage,
): { readonly slug: string; readonly source: string }[] =>
  readdirSync(FOLDERS[language])
    .filter((name) => name.endsWith('.mdx'))
    .toSorted()
    .map((name) => ({
      slug: name.slice(0, -'.mdx'.length),
      source: readFileSync(new URL(name, FOLDERS[language]), 'utf8'),
    }))

/**
 * @returns all articles in a language, newest first; articles of the same day in the order of their titles
 * @throws when an article's front matter does not match the schema
 */
export const readArticles = (language: ArticleLanguage = 'en'): ReadArticle[] =>
  readArticleFiles(language)
    .map(({ source }) => toArticle(source))
    .toSorted(newestFirst)
