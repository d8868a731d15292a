import type { Texts } from './tracked-texts.ts'

/** A test as the pages on security name it: a file in backticks, then parts of titles in “quotes”. */
type NamedTest = { readonly file: string; readonly title: string }

const NAMED = /`([\w@./-]+\.tsx?)`((?:,? “[^”]+”)+)/g
const TITLE = /“([^”]+)”/g
/** The text of `it(…)`, `describe(…)` and `variation(…)`, and of their `.each(…)('…')`; `skip`, `todo` and `fails` prove nothing. */
const DECLARED =
  /(?:\b(?:it|test|describe|variation\w*)(?:\.(?!skip|todo|fails)\w+)?|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*?)\1/g

export const namedTestsIn = (text: string): NamedTest[] =>
  [...text.matchAll(NAMED)].flatMap(([, file = '', titles = '']) =>
    [...titles.matchAll(TITLE)].map(([, title = '']) => ({ file, title })),
  )

/** Whose paths a page may shorten: those of the server's tests and of the browser's. */
const ROOMS = ['', 'apps/server/tests/', 'e2e/', 'e2e/account/']

/** @returns what is wrong with a named test, or undefined where its file has a test of that title */
export const problemOf = (texts: Texts, { file, title }: NamedTest): string | undefined => {
  const path = ROOMS.map((room) => `${room}${file}`).find((known) => texts.has(known))
  if (path === undefined) return `${file} does not exist`
  const declared = [...(texts.get(path) ?? '').matchAll(DECLARED)].map(([, , text = '']) => text)
  const plain = (text: string) => text.replaceAll(String.raw`\'`, '’').replaceAll("'", '’')
  return declared.some((text) => plain(text).includes(plain(title)))
    ? undefined
    : `${file} has no test “${title}”`
}
