import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { REPOSITORY } from '../start/repository.ts'

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has; they are its first ones. */
const SECTIONS = [
  '1.1:2 1.2:9 1.3:11 1.4:3 1.5:2',
  '2.1:3 2.2:3 2.3:4 2.4:1',
  '3.2:2 3.3:4 3.4:6 3.5:5 3.7:2',
  '4.1:3 4.2:1 4.3:2 4.4:4',
  '5.1:1 5.2:3 5.3:2 5.4:3',
  '6.1:3 6.2:12 6.3:4 6.4:4 6.5:5 6.6:3 6.8:4',
  '7.1:3 7.2:4 7.3:2 7.4:5 7.5:2 7.6:2',
  '8.1:2 8.2:3 8.3:1 8.4:1',
  '9.1:3 9.2:4',
  '10.1:2 10.2:2 10.3:4 10.4:11 10.5:5 10.6:2 10.7:3',
  '11.1:2 11.2:3 11.3:3 11.4:4 11.5:1 11.6:1',
  '12.1:3 12.2:2 12.3:4',
  '13.1:1 13.2:5 13.3:2 13.4:5',
  '14.1:2 14.2:4 14.3:3',
  '15.1:3 15.2:3 15.3:7',
  '16.1:1 16.2:5 16.3:4 16.4:3 16.5:3',
  '17.1:1 17.2:4 17.3:2',
]

const STATES = ['Met', 'Partly', 'Not met', 'Operator', 'Not applicable']

type Line = { readonly id: string; readonly state: string; readonly by: string }

const page = readFileSync(join(REPOSITORY, 'docs/security/asvs.md'), 'utf8')
const cellsOf = (row: string) => row.split('|').map((cell) => cell.trim())
const lines = page
  .split('\n')
  .filter((row) => /^\| \d+\.\d+\.\d+ /.test(row))
  .map((row): Line => {
    const [, id = '', , , state = '', by = ''] = cellsOf(row)
    return { id, state, by }
  })

it('names every requirement of levels 1 and 2 once, in the order of the standard', () => {
  const wanted = SECTIONS.join(' ')
    .split(' ')
    .flatMap((entry) => {
      const [section = '', count] = entry.split(':')
      return Array.from({ length: Number(count) }, (_, index) => `${section}.${index + 1}`)
    })
  expect(wanted).toHaveLength(253)
  expect(lines.map(({ id }) => id)).toEqual(wanted)
})

it('gives each a state, and says by what or why', () => {
  for (const { id, state, by } of lines) {
    expect(STATES, id).toContain(state)
    expect(by.length, id).toBeGreaterThan(3)
  }
})

it('counts them as they are', () => {
  const counted = STATES.map((state) => [
    state,
    lines.filter((line) => line.state === state).length,
  ])
  const told = STATES.map((state) => [
    state,
    Number(new RegExp(`^\\| ${state} +\\| (\\d+) `, 'm').exec(page)?.[1]),
  ])
  expect(told).toEqual(counted)
})
