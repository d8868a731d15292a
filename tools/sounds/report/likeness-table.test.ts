import { expect, it } from 'vitest'
import { findRealSources, judge } from '../judge/likeness.ts'
import { findEarlierVersion } from '../judge/refused-takes.ts'
import { likenessTable } from './likeness-table.ts'

/** A take in the middle of the recordings. */
const middleOf = (id: string) =>
  Object.fromEntries(
    findRealSources(id).flatMap(({ ranges }) =>
      Object.entries(ranges).map(([measure, [least, most, median]]) => [
        measure,
        median ?? (least + most) / 2,
      ]),
    ),
  )

it('shows the distances of a sound, and of the version before it', () => {
  const table = likenessTable(
    judge('sea-waves', middleOf('sea-waves')),
    findEarlierVersion('sea-waves'),
  )
  expect(table).toContain('<th>Of version 2, seed 5</th>')
  expect(table).toMatch(/<td>Mean distance of crests<\/td>.*<td>0\.0<\/td><td>9\.4<\/td>/)
})

it('has no column for a version where none was shipped before', () => {
  const table = likenessTable(judge('rain', middleOf('rain')), findEarlierVersion('rain'))
  expect(table).toContain('<td>Centroid</td>')
  expect(table).not.toContain('<th>Of ')
})

it('says that a sound has no numbers of recordings', () => {
  expect(likenessTable(undefined)).toContain('no numbers of recordings')
})
