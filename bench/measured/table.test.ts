import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { addFigures, emptyTable, parseTable, renderTable, type Table } from './table.ts'

const CPU = 'AMD EPYC 7763, 2 cores'
const released: Table = [
  { name: '1.0.0', figures: { CPU, 'Memory at rest': '500 MB' } },
  { name: 'Unreleased', figures: { CPU, 'Memory at rest': '510 MB', 'Installed site': '1 GB' } },
]

it('reads back the table that it wrote', () => {
  expect(parseTable(renderTable(released))).toEqual(released)
  expect(parseTable(renderTable(emptyTable()))).toEqual(emptyTable())
})

it('reads the table of docs/measured.md', async () => {
  const page = await readFile(new URL('../../docs/measured.md', import.meta.url), 'utf8')
  const [, table = ''] = page.split(/<!-- (?:The bench writes this|End of the) table\. -->/)
  expect(renderTable(parseTable(table))).toBe(table.trim())
})

it('replaces what was measured anew, and keeps the rest of the column', () => {
  const [before, now] = addFigures(released, 'Unreleased', { CPU, 'Memory at rest': '400 MB' })
  expect(before).toEqual(released[0])
  expect(now.figures).toEqual({ CPU, 'Memory at rest': '400 MB', 'Installed site': '1 GB' })
})

it('begins the column anew on another processor', () => {
  const figures = { CPU: 'another one', 'Memory at rest': '400 MB' }
  expect(addFigures(released, 'Unreleased', figures)).toEqual([
    released[0],
    { name: 'Unreleased', figures },
  ])
})

it('puts a new release beside the last one, in the place of what was measured before it', () => {
  const figures = { CPU, 'Memory at rest': '400 MB' }
  const next = addFigures(released, '1.1.0', figures)
  expect(next).toEqual([released[0], { name: '1.1.0', figures }])
  expect(addFigures(next, 'Unreleased', figures)).toEqual([
    { name: '1.1.0', figures },
    { name: 'Unreleased', figures },
  ])
})
