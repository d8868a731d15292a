import { MOST_SPREADS, type Distance, type Likeness } from '../judge/likeness.ts'
import type { EarlierVersion } from '../judge/refused-takes.ts'

/** Distances of the version before, in spreads. A cell is empty where it was not measured in the same way. */
const spreadsBefore = (measure: string, earlier: EarlierVersion | undefined): string => {
  if (!earlier) return ''
  const before = earlier.likeness.distances.find((distance) => distance.measure === measure)
  return `<td>${before?.spreads.toFixed(1) ?? ''}</td>`
}

const row = (
  { measure, value, least, most, count, spreads, allowance }: Distance,
  earlier: EarlierVersion | undefined,
): string => {
  const kind = spreads <= MOST_SPREADS ? 'ok' : 'fail'
  const note = allowance ? `up to ${allowance.most}: ${allowance.reason}` : ''
  return `<tr class="${kind}"><td>${measure}</td><td>${value?.toFixed(3) ?? 'nothing'}</td><td>${least} to ${most} (${count})</td><td>${spreads.toFixed(1)}</td>${spreadsBefore(measure, earlier)}<td>${note}</td></tr>`
}

const describeSources = ({ sources }: Likeness): string =>
  sources.map(({ recordings, count }) => `${count} recordings (${recordings})`).join(', ')

/**
 * A sound beside recordings, the farthest measure first, as HTML.
 *
 * @param earlier the version that was shipped before; its distances get a column
 */
export const likenessTable = (likeness: Likeness | undefined, earlier?: EarlierVersion): string =>
  likeness
    ? `<table><caption>Beside ${describeSources(likeness)}: ${likeness.passed ? 'like them' : 'UNLIKE THEM'}</caption>
<thead><tr><th>Measure</th><th>Ours</th><th>Recordings</th><th>Distance in spreads</th>${earlier ? `<th>Of ${earlier.version}</th>` : ''}<th>Allowance</th></tr></thead>
<tbody>${likeness.distances.map((distance) => row(distance, earlier)).join('\n')}</tbody></table>`
    : '<p>There are no numbers of recordings for this sound.</p>'
