import { parseArgs } from 'node:util'
import { playOutageRounds } from './outage-rounds.ts'
import { playRound } from './kill-rounds.ts'
import { playStorageRounds } from './storage-rounds.ts'
import { playWatchdogRounds } from './watchdog-rounds.ts'

const KINDS = ['accounts', 'files', 'outages', 'watchdog'] as const

const HELP = `npm run faults -- [${KINDS.join('|')}]... [--rounds N]`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string' } },
})
const roundsOr = (usual: number) => (values.rounds === undefined ? usual : Number(values.rounds))

let failed = 0

const playAccounts = async (rounds: number): Promise<void> => {
  let acknowledged = 0
  for (let round = 1; round <= rounds; round += 1) {
    try {
      const report = await playRound()
      acknowledged += report.acknowledged
      if (report.missing.length > 0) failed += 1
      console.log(
        `accounts ${round}: first start killed after ${report.killedInitialisationAt} ms, sign-ups killed at ${report.killedSignUpsAfter}, ${report.acknowledged} acknowledged, ${report.missing.length} missing`,
      )
    } catch (error) {
      failed += 1
      console.error(`accounts ${round}: ${(error as Error).message}`)
    }
  }
  console.log(`${rounds} rounds of accounts, ${acknowledged} acknowledged`)
}

const playFiles = async (rounds: number): Promise<void> => {
  let round = 0
  await playStorageRounds(rounds, ({ acknowledged, deleted, problems }) => {
    round += 1
    if (problems.length > 0) failed += 1
    console.log(`files ${round}: ${acknowledged} kept, ${deleted} deleted`)
    for (const problem of problems) console.error(`  ${problem}`)
  })
  console.log(`${rounds} rounds of files`)
}

const playOutages = async (rounds: number): Promise<void> => {
  let round = 0
  await playOutageRounds(rounds, (report) => {
    round += 1
    if (report.problems.length > 0) failed += 1
    const refused = [...report.refusals].map(([words, times]) => `${times} × ${words}`)
    console.log(
      `outages ${round}: ${report.service} away for ${report.outageMs} ms, back to work after ${report.recoveredMs.toFixed(0)} ms, slowest answer ${report.slowestAnswerMs.toFixed(0)} ms; ${report.kept} kept, ${report.deleted} deleted; ${refused.join(', ')}`,
    )
    for (const problem of report.problems) console.error(`  ${problem}`)
  })
  console.log(`${rounds} rounds of outages`)
}

const playWatchdog = async (rounds: number): Promise<void> => {
  let round = 0
  await playWatchdogRounds(rounds, (report) => {
    round += 1
    if (report.problems.length > 0) failed += 1
    const refused = [...report.refusals].map(([words, times]) => `${times} × ${words}`)
    console.log(
      `watchdog ${round}: back to work after ${report.recoveredMs.toFixed(0)} ms, slowest answer ${report.slowestAnswerMs.toFixed(0)} ms; ${report.kept} kept, ${report.deleted} deleted; ${refused.join(', ')}`,
    )
    for (const problem of report.problems) console.error(`  ${problem}`)
  })
  console.log(`${rounds} rounds of the watchdog`)
}

const rounds = roundsOr(1)
const isKind = (name: string) => KINDS.some((kind) => kind === name)
if (!positionals.every(isKind) || !Number.isInteger(rounds) || rounds < 1) {
  console.error(`${HELP}\nWithout a kind: all of them. --rounds: a whole number of at least 1.`)
  process.exit(1)
}
const isAsked = (kind: (typeof KINDS)[number]) =>
  positionals.length === 0 || positionals.includes(kind)
if (isAsked('accounts')) await playAccounts(roundsOr(20))
if (isAsked('files')) await playFiles(roundsOr(100))
if (isAsked('outages')) await playOutages(roundsOr(20))
if (isAsked('watchdog')) await playWatchdog(roundsOr(20))
console.log(failed === 0 ? 'every round passed' : `${failed} rounds failed`)
process.exitCode = failed > 0 ? 1 : 0
