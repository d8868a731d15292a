import type { Figure, Figures } from '../measured/table.ts'
import { today } from '../measured/write-figures.ts'
import type { LoadReport } from './protocol.ts'
import type { Ratio } from './report.ts'
import { partsOf, type Usage } from './usage.ts'

const ROWS: Readonly<Record<string, Figure>> = {
  refresh: 'p99 of a refresh, 10 and all',
  list: 'p99 of a list, 10 and all',
  'range of a sound': 'p99 of a range of a sound, 10 and all',
  'file of the page': 'p99 of a file of the page, 10 and all',
}

/** What docs/measured.md says of a whole run. */
export const renderFigures = (
  { people, seconds, kinds, problems, pastDeadline }: LoadReport,
  usage: Usage,
  ratios: readonly Ratio[],
): Figures => {
  const errors = Object.values(problems).reduce((sum, count) => sum + count, pastDeadline)
  const bytes = kinds.reduce((sum, kind) => sum + kind.bytes, 0)
  const minutes = (seconds / 60).toFixed(0)
  return {
    'Listeners at once, measured on': today(),
    'Listeners and errors': `${people} for ${minutes} minutes, ${errors} errors`,
    ...Object.fromEntries(
      ratios.flatMap(({ kind, few, many }) => {
        const row = ROWS[kind]
        return row ? [[row, `${few.toFixed(0)} ms, ${many.toFixed(0)} ms`]] : []
      }),
    ),
    'Busy cores with all listeners': usage.cores.toFixed(2),
    'Memory with all listeners': `${((partsOf(usage.memory, 3)[2] ?? Number.NaN) / 1e6).toFixed(0)} MB`,
    'Network for each listener': `${(bytes / people / 1e6).toFixed(1)} MB in ${minutes} minutes`,
  }
}
