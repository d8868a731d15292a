import { readFileSync } from 'node:fs'
import type { Table } from 'mdast'
import { toString } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

/** A loop's name is the label of a button, so a text keeps its spelling. */
const LOOP_NAMES = ['Teentaal', 'Aalap', 'Kaherwa', 'Chaal']

/** The spellings in the last column, "Not", of the glossary's tables. */
const readWrongSpellings = (glossary: string): string[] => {
  const tree = unified().use(remarkParse).use(remarkGfm).parse(glossary)
  const tables = tree.children.filter((node): node is Table => node.type === 'table')
  return tables
    .flatMap(({ children: [, ...rows] }) => rows.map((row) => row.children.at(-1)))
    .flatMap((cell) => (cell === undefined ? [] : toString(cell).split(',')))
    .map((spelling) => spelling.trim())
    .filter((spelling) => spelling !== '')
}

const WRONG_SPELLINGS = readWrongSpellings(
  readFileSync(new URL('../../../docs/glossary.md', import.meta.url), 'utf8'),
)

/** @returns the words of a text that docs/glossary.md spells otherwise, in the order of the text */
export const findMisspelt = (text: string): string[] => {
  // Vowel signs of Devanagari are marks (\p{M}): without them half a word would count as one.
  const edge = String.raw`[\p{L}\p{M}-]`
  const words = new RegExp(`(?<!${edge})(?:${WRONG_SPELLINGS.join('|')})(?!${edge})`, 'giu')
  return [...text.matchAll(words)]
    .map(([word]) => word)
    .filter((word) => !LOOP_NAMES.includes(word))
}
