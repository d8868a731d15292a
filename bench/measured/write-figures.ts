import { readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { addFigures, parseTable, renderTable, UNRELEASED, type Figures } from './table.ts'

const PAGE = new URL('../../docs/measured.md', import.meta.url)
const CHANGELOG = new URL('../../CHANGELOG.md', import.meta.url)
const START = '<!-- The bench writes this table. -->\n'
const END = '\n<!-- End of the table. -->'

export const today = (): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date())

/** @returns e.g. `AMD EPYC 7763, 2 cores` */
export const processorName = (): string => {
  const all = cpus()
  return `${all[0]?.model.trim() ?? 'unknown'}, ${all.length} cores`
}

/** The version that CHANGELOG.md begins with, or `Unreleased`. */
const releaseName = async (): Promise<string> =>
  /^## (\S+)/m.exec(await readFile(CHANGELOG, 'utf8'))?.[1] ?? UNRELEASED

/** Writes into docs/measured.md what was measured; the other figures stay. */
export const writeFigures = async (figures: Figures): Promise<void> => {
  const text = await readFile(PAGE, 'utf8')
  const start = text.indexOf(START) + START.length
  const end = text.indexOf(END)
  if (start < START.length || end < 0) throw new Error('docs/measured.md has lost its table.')
  const table = addFigures(parseTable(text.slice(start, end)), await releaseName(), {
    ...figures,
    CPU: processorName(),
  })
  await writeFile(PAGE, `${text.slice(0, start)}\n${renderTable(table)}\n${text.slice(end)}`)
  console.log('written into docs/measured.md')
}
