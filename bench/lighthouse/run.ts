import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startSite } from '@dhvani/e2e/site'
import { measurePage, type Visit } from './measure-page.ts'
import { CATEGORIES, PAGES, type PageClaim } from './pages.ts'

/**
 * Lighthouse on the built site, sent by the real server: a slow phone on a slow network, the median
 * of five visits where performance is claimed. `BENCH_PAGES=/,/blog` and `BENCH_RUNS=1` ask for
 * less. The last report of each page is kept to look at.
 */

const REPORTS = join(import.meta.dirname, '../../build/lighthouse')

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`

const asked = process.env.BENCH_PAGES?.split(',')
const pages: readonly PageClaim[] =
  asked?.map((path) => PAGES.find((page) => page.path === path) ?? { path, runs: 1, least: {} }) ??
  PAGES

const show = ({ path }: PageClaim, visits: readonly Visit[]) => {
  const middle = (read: (visit: Visit) => number) => median(visits.map(read))
  const all = visits.map(({ scores }) => scores.performance).join(' ')
  console.log(
    `\n${path}\n` +
      `  performance ${middle(({ scores }) => scores.performance)} (${all})` +
      `  accessibility ${middle(({ scores }) => scores.accessibility)}` +
      `  best practices ${middle(({ scores }) => scores['best-practices'])}` +
      `  SEO ${middle(({ scores }) => scores.seo)}\n` +
      `  first paint ${seconds(middle((visit) => visit.firstPaint))}` +
      `  largest paint ${seconds(middle((visit) => visit.largestPaint))}` +
      `  blocked ${middle((visit) => visit.blockedTime).toFixed(0)} ms` +
      `  layout shift ${Math.max(...visits.map((visit) => visit.layoutShift)).toFixed(4)}` +
      `  machine ${middle((visit) => visit.machine).toFixed(0)}`,
  )
  for (const fault of new Set(visits.flatMap(({ faults }) => faults))) console.log(`    ${fault}`)
}

const judge = ({ least, mostShift }: PageClaim, visits: readonly Visit[]): boolean => {
  const claims = CATEGORIES.flatMap((category) => {
    const wanted = least[category]
    const score = median(visits.map(({ scores }) => scores[category]))
    return wanted === undefined ? [] : [{ what: category, score, wanted, isMet: score >= wanted }]
  })
  const shift = Math.max(...visits.map(({ layoutShift }) => layoutShift))
  const shifts =
    mostShift === undefined
      ? []
      : [{ what: 'layout shift', score: shift, wanted: mostShift, isMet: shift <= mostShift }]
  const missed = [...claims, ...shifts].filter(({ isMet }) => !isMet)
  for (const { what, score, wanted } of missed)
    console.log(`  MISSED ${what}: ${score}, claimed ${wanted}`)
  if (missed.length === 0) console.log('  met')
  return missed.length === 0
}

const site = await startSite()
try {
  await mkdir(REPORTS, { recursive: true })
  for (const page of pages) {
    const visits: Visit[] = []
    for (let run = 0; run < page.runs; run += 1)
      visits.push(await measurePage(site.url + page.path))
    show(page, visits)
    const name = page.path === '/' ? 'home' : page.path.slice(1).replaceAll('/', '-')
    await writeFile(join(REPORTS, `${name}.html`), visits.at(-1)?.report ?? '')
    if (!judge(page, visits)) process.exitCode = 1
  }
} finally {
  await site.stop()
}
