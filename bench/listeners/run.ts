/**
 * Listeners at once: `npm run bench -- listeners` on one server, `npm run bench -- listeners replicas` on
 * two. `BENCH_PEOPLE=20 BENCH_MINUTES=0.5` ask for less than 500 people and ten minutes; the figures of a
 * whole run on one server are written into docs/measured.md.
 */
import { writeFigures } from '../measured/write-figures.ts'
import { renderFigures } from './figures.ts'
import { benchOneServer } from './one-server.ts'
import { requireOpenFiles } from './open-files.ts'
import { benchReplicas } from './replicas.ts'
import { isFull, people } from './settings.ts'

await requireOpenFiles(people)
if (process.argv.includes('replicas')) {
  if (!(await benchReplicas())) process.exitCode = 1
} else {
  const { report, usage, ratios, isGood } = await benchOneServer()
  if (isFull) await writeFigures(renderFigures(report, usage, ratios))
  if (!isGood) process.exitCode = 1
}
