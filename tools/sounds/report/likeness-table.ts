import { MOST_SPREADS, type Distance, type Likeness } from '../judge/likeness.ts'

const row = ({ measure, value, least, most, count, spreads, allowance }: Distance): string => {
  const kind = spreads <= MOST_SPREADS ? 'ok' : 'fail'
  const note = allowance ? `up to ${allowance.most}: ${allowance.reason}` : ''
  return `<tr class="${kind}"><td>${measure}</td><td>${value?.toFixed(3) ?? 'nothing'}</td><td>${least} to ${most} (${count})</td><td>${spreads.toFixed(1)}</td><td>${note}</td></tr>`
}

const describeSources = ({ sources }: Likeness): string =>
  sources.map(({ recordings, count }) => `${count} recordings (${recordings})`).join(', ')

/** A sound beside recordings, the farthest measure first, as HTML. */
export const likenessTable = (likeness: Likeness | undefined): string =>
  likeness
    ? `<table><caption>Beside ${describeSources(likeness)}: ${likeness.passed ? 'like them' : 'UNLIKE THEM'}</caption>
<thead><tr><th>Measure</th><th>Ours</th><th>Recordings</th><th>Distance in spreads</th><th>Allowance</th></tr></thead>
<tbody>${likeness.distances.map(row).join('\n')}</tbody></table>`
    : '<p>There are no numbers of recordings for this sound.</p>'
