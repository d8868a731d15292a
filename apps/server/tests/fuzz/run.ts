import { parseArgs } from 'node:util'
import { fuzz } from './fuzz.ts'
import { startFuzzedServer } from './fuzzed-server.ts'

const HELP = 'node apps/server/tests/fuzz/run.ts [--requests N]'
const DEFAULT_REQUESTS = '20000'
/** CI asks the same each time; `FUZZ_SEED` asks something else. */
const DEFAULT_SEED = '20261122'
/** Problems that are printed; more are mostly the same. */
const SHOWN = 20
/** More would mean that the requests never reach the code behind the door. */
const MOST_STOPPED = 0.35

const { values } = parseArgs({ options: { requests: { type: 'string' } } })
const most = Number(values.requests ?? DEFAULT_REQUESTS)
const seed = Number(process.env.FUZZ_SEED ?? DEFAULT_SEED)
if (!Number.isInteger(most) || most < 1 || !Number.isInteger(seed)) {
  console.error(`${HELP}\n--requests and FUZZ_SEED: whole numbers.`)
  process.exit(1)
}

const { server, routes } = await startFuzzedServer()
try {
  const began = performance.now()
  const report = await fuzz(server, routes, { seed, most })
  const seconds = (performance.now() - began) / 1000
  const share = (count: number) => `${((100 * count) / report.requests).toFixed(1)} %`
  const classes = [...report.classes]
    .toSorted(([one], [other]) => one.localeCompare(other))
    .map(([name, count]) => `${name} ${share(count)}`)
  console.log(
    `${report.requests} odd requests to ${routes.length} routes in ${seconds.toFixed(0)} s, seed ${seed}
  answers: ${classes.join(', ')}; ${(100 * report.stoppedAtDoor).toFixed(1)} % stopped by key, token or limit
  slowest ${report.slowestMs.toFixed(0)} ms (${report.slowestAim}); memory ${report.grownMegabytes.toFixed(1)} MB more after the second half`,
  )
  for (const seen of report.seenOnce.slice(0, SHOWN)) console.log(`\nasked again alone: ${seen}`)
  const problems = [...report.problems]
  if (report.stoppedAtDoor > MOST_STOPPED) problems.push('too few requests pass the door')
  for (const problem of problems.slice(0, SHOWN)) console.error(`\n${problem}`)
  if (problems.length > 0) console.error(`\n${problems.length} problems`)
  process.exitCode = problems.length > 0 ? 1 : 0
} finally {
  await server.close()
}
