/**
 * Listeners at once: `npm run bench -- listeners` on one server, `npm run bench -- listeners replicas` on
 * two. `BENCH_PEOPLE=20 BENCH_MINUTES=0.5` ask for less than 500 people and ten minutes.
 */
import { benchOneServer } from './one-server.ts'
import { requireOpenFiles } from './open-files.ts'
import { benchReplicas } from './replicas.ts'
import { people } from './settings.ts'

await requireOpenFiles(people)
const isGood = process.argv.includes('replicas')
  ? await benchReplicas()
  : (await benchOneServer()).isGood
if (!isGood) process.exitCode = 1
