import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { REPOSITORY } from '../start/repository.ts'

const FOLDER = join(REPOSITORY, 'docs/decisions')
const index = readFileSync(join(FOLDER, 'README.md'), 'utf8')
const records = readdirSync(FOLDER).filter((name) => /^\d{3}-.*\.md$/.test(name))
const rows = index.split('\n').map((line) => line.replaceAll(/ +/g, ' '))
const rowsOf = (record: string) =>
  rows.filter(
    (row) => row.startsWith(`| [${record.slice(0, 3)}: `) && row.includes(`](${record}) |`),
  )

it('every decision stands in the index once, by its title', () => {
  for (const record of records) {
    const [heading = ''] = readFileSync(join(FOLDER, record), 'utf8').split('\n')
    const title = heading.replace(/^# \d+: /, '').toLowerCase()
    const found = rowsOf(record)
    expect(found, record).toHaveLength(1)
    expect(found[0]?.toLowerCase()).toContain(title)
  }
})

it('the index tells which decisions a later one replaces, as their own status lines do', () => {
  for (const record of records) {
    const [, status = ''] = readFileSync(join(FOLDER, record), 'utf8').split('\n\n')
    const isReplaced = /replaced\s+by/.test(status)
    expect(rowsOf(record)[0]?.includes('replaced by'), record).toBe(isReplaced)
  }
})
