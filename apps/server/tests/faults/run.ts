import { parseArgs } from 'node:util'
import { playRound } from './kill-rounds.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '20' } } })
const rounds = Number(values.rounds)
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('--rounds: must be a whole number of at least 1.')
  process.exit(1)
}

let failed = 0
let acknowledged = 0
for (let round = 1; round <= rounds; round += 1) {
  try {
    const report = await playRound()
    acknowledged += report.acknowledged
    if (report.missing.length > 0) failed += 1
    console.log(
      `round ${round}: first start killed after ${report.killedInitialisationAt} ms, sign-ups killed at ${report.killedSignUpsAfter}, ${report.acknowledged} acknowledged, ${report.missing.length} missing`,
    )
  } catch (error) {
    failed += 1
    console.error(`round ${round}: ${(error as Error).message}`)
  }
}
console.log(`${rounds - failed} of ${rounds} rounds passed, ${acknowledged} accounts acknowledged`)
process.exitCode = failed > 0 ? 1 : 0
