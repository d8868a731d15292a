import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Papers that every operator shows, by their page. That of `auth` is the notice beside the form. */
const PAPERS = ['terms', 'privacy', 'auth', 'withdraw', 'accessibility'] as const

export type Paper = (typeof PAPERS)[number]

/** Folders of languages are beside the English texts. */
const folderOf = (locale: string): string =>
  fileURLToPath(new URL(locale === 'en' ? './legal/' : `./legal/${locale}/`, import.meta.url))

/** @returns the path of a paper's MDX file */
export const paperFile = (locale: string, paper: string): string =>
  `${folderOf(locale)}${paper}.mdx`

/** @returns the papers that are written in a language */
export const papersIn = (locale: string): Paper[] =>
  PAPERS.filter((paper) => existsSync(paperFile(locale, paper)))

/** @returns the MDX of every paper that is written in a language */
export const readPapers = (locale: string): string[] =>
  papersIn(locale).map((paper) => readFileSync(paperFile(locale, paper), 'utf8'))
