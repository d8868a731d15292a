/**
 * `npm run test:share [-- NUMBER]` runs one of the shares of `npm run test:all`: the one of that number, else
 * the one whose turn it is by the date of the last commit, so that a commit has the same share wherever it is
 * tested. CI runs it after `npm test`.
 */
import { execFileSync } from 'node:child_process'
import { REPOSITORY } from '../start/repository.ts'
import { chooseShare } from './choose-share.ts'
import { shareOfWholeRing, WHOLE_RING_SETTINGS } from './rings.ts'
import { runRing } from './run-ring.ts'
import { endRun } from './run-stages.ts'

/** The longest share takes 25 minutes on two slow cores: only a test that hangs meets this limit. */
const LIMIT_MINUTES = 45

const readCommitSeconds = (): number =>
  Number(execFileSync('git', ['log', '-1', '--format=%ct'], { cwd: REPOSITORY, encoding: 'utf8' }))

const readShare = (): number => {
  try {
    return chooseShare(process.argv[2], readCommitSeconds())
  } catch (error) {
    console.error(`test:share: ${error instanceof Error ? error.message : String(error)}`)
    process.exit(2)
  }
}

const share = readShare()
const command = `npm run test:share -- ${share}`
Object.assign(process.env, WHOLE_RING_SETTINGS)
setTimeout(() => {
  console.error(`The share took over ${LIMIT_MINUTES} minutes. To repeat it: ${command}`)
  process.exit(1)
}, LIMIT_MINUTES * 60_000).unref()
const run = await runRing(shareOfWholeRing(share), { engines: true })
if (!run.isGreen) console.log(`\nTo repeat exactly this share: ${command}`)
endRun(run)
