/**
 * Gates on 50 periods of each built-in sound, or of those that `--sounds rain,train` names, from seeds that no
 * recipe was tuned to: fewer than one in fifty misses a gate or is thrown away by the worker, and the worker lets no
 * period pass that has a fault in its finish, which a listener could hear. Takes three quarters of an hour of one core;
 * `--periods 10` asks for less.
 */
import { parseArgs } from 'node:util'
import { chooseSounds } from '../choose-sounds.ts'
import { parseCount } from '../parse-count.ts'
import { judgePeriod } from '../../tools/sounds/hour/judge-periods.ts'

const SEED = 502
const MOST_MISSED = 0.02

const { values } = parseArgs({
  strict: false,
  options: { sounds: { type: 'string' }, periods: { type: 'string', default: '50' } },
})
const periods = parseCount('--periods', values.periods)
const sounds = chooseSounds(values.sounds)

let missed = 0
let letPass = 0
for (const sound of sounds) {
  const counts = { thrownAway: 0, heard: 0, unlike: 0 }
  for (let index = 1; index <= periods; index += 1) {
    const { fault, heard, unlike } = judgePeriod(sound, SEED, index)
    if (fault) counts.thrownAway += 1
    if (heard.length > 0) counts.heard += 1
    else if (unlike.length > 0) counts.unlike += 1
    const gates = [...(fault ? [`thrown away: ${fault}`] : []), ...heard, ...unlike]
    if (gates.length > 0) console.log(`    ${sound.id}, period ${index}: ${gates.join(', ')}`)
  }
  const { thrownAway, heard, unlike } = counts
  missed += thrownAway + heard + unlike
  letPass += heard
  console.log(
    `  ${sound.id}: of ${periods} periods thrown away ${thrownAway}, with a fault that is heard ${heard}, ` +
      `unlike its sound ${unlike}`,
  )
}
const share = missed / (periods * sounds.length)
console.log(`  miss a gate: ${(100 * share).toFixed(1)} % of ${periods * sounds.length} periods`)
if (letPass > 0) console.log('  FAILED: the worker let a fault pass that is heard')
if (letPass > 0 || share >= MOST_MISSED) process.exitCode = 1
