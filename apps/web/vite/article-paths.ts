import { readdirSync } from 'node:fs'

const ARTICLES = new URL('../content/articles/', import.meta.url)

/** @returns the slug of every article: the names of the files in content/articles */
export const articleSlugs = (): string[] =>
  readdirSync(ARTICLES)
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => name.slice(0, -'.mdx'.length))
    .toSorted()
