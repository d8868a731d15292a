import { CHROMIUM_FLAGS } from '@dhvani/e2e/chromium-flags'
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { CATEGORIES, type Category } from './pages.ts'

const FLAGS = ['--headless', ...CHROMIUM_FLAGS]

/** What one visit of Lighthouse says of a page. */
export type Visit = {
  /** 0 to 100 */
  readonly scores: Readonly<Record<Category, number>>
  readonly layoutShift: number
  /** Milliseconds on the simulated phone. */
  readonly firstPaint: number
  readonly largestPaint: number
  readonly blockedTime: number
  /** How fast this machine was during the visit, as Lighthouse counts it: 0 to some 3,000. */
  readonly machine: number
  /** Audits that cost points, with what they name. */
  readonly faults: readonly string[]
  readonly report: string
}

type Audit = Result['audits'][string]

/** As far as an audit's details name something: elements, addresses, messages. */
const namedIn = ({ details }: Audit): string[] => {
  if (details === undefined || !('items' in details) || !Array.isArray(details.items)) return []
  return (details.items as Record<string, unknown>[]).slice(0, 3).flatMap((item) => {
    const node = item.node as { snippet?: string } | undefined
    const named = node?.snippet ?? item.url ?? item.description ?? item.value
    return typeof named === 'string' ? [named.slice(0, 160)] : []
  })
}

const faultsOf = ({ audits, categories }: Result): string[] =>
  CATEGORIES.flatMap((category) =>
    (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
      const audit = audits[id]
      if (audit === undefined || weight === 0 || audit.score === null || audit.score >= 0.9)
        return []
      const value = audit.displayValue === undefined ? '' : ` (${audit.displayValue})`
      return [
        `${category}: ${audit.title}${value}${namedIn(audit)
          .map((one) => `\n      ${one}`)
          .join('')}`,
      ]
    }),
  )

const value = ({ audits }: Result, id: string): number => audits[id]?.numericValue ?? Number.NaN

/**
 * One visit by Lighthouse as it is by default: a slow phone on a slow network, in a browser that
 * has never been here.
 *
 * @throws when the page could not be loaded
 */
export const measurePage = async (url: string): Promise<Visit> => {
  const browser = await launch({
    chromePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
    chromeFlags: FLAGS,
  })
  try {
    const ran = await lighthouse(url, {
      port: browser.port,
      output: 'html',
      logLevel: 'error',
      onlyCategories: [...CATEGORIES],
    })
    if (ran === undefined) throw new Error(`Lighthouse had no answer for ${url}`)
    const { lhr: result, report } = ran
    if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`)
    const score = (category: Category) =>
      Math.round((result.categories[category]?.score ?? 0) * 100)
    return {
      scores: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
      },
      layoutShift: value(result, 'cumulative-layout-shift'),
      firstPaint: value(result, 'first-contentful-paint'),
      largestPaint: value(result, 'largest-contentful-paint'),
      blockedTime: value(result, 'total-blocking-time'),
      machine: result.environment.benchmarkIndex,
      faults: faultsOf(result),
      report: Array.isArray(report) ? report.join('') : report,
    }
  } finally {
    browser.kill()
  }
}
