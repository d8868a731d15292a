/**
 * An hour of each built-in sound, or of those that `--sounds rain,train` names, as browsers make it: at least 50
 * periods from seeds that no recipe was tuned to. No event may come back, every minute is as loud as the file within
 * 1 LU, passages have no more seams than ordinary places, nothing is silent, and the worker throws fewer than one
 * period in fifty away. Rendering three sounds, as often as a desktop renews them, takes at most 8 % of a core on average.
 * Takes an hour of one core; `--periods 8` asks for less.
 */
import { parseArgs } from 'node:util'
import { chooseSounds } from '../choose-sounds.ts'
import { parseCount } from '../parse-count.ts'
import { stepOfDesktop } from '../../tools/sounds/hour/step-of-desktop.ts'
import {
  countPeriodsOfHour,
  listenToHour,
  type HeardHour,
} from '../../tools/sounds/hour/listen-to-hour.ts'

const SEED = 501
const LEAST_PERIODS = 50
const MINUTE_WITHIN = 1
const MOST_THROWN_AWAY = 0.02
const MOST_LOAD = 0.08
const SOUNDS_AT_ONCE = 3
/** What is silent for longer than this, in samples, is a hole: recipes are never silent. */
const LONGEST_SILENCE = 44

const { values } = parseArgs({
  strict: false,
  options: { sounds: { type: 'string' }, periods: { type: 'string' } },
})
const sounds = chooseSounds(values.sounds)
const wanted = values.periods === undefined ? undefined : parseCount('--periods', values.periods)

/** Three standard deviations of a count of rare events above what ordinary places have. */
const mostSeams = ({ seamsElsewhere }: HeardHour): number =>
  seamsElsewhere + 3 * Math.sqrt(seamsElsewhere + 1)

const findFailures = (heard: HeardHour): string[] => {
  const { minutes, seams, seamsElsewhere, silence, likeness } = heard
  const farthest = Math.max(...minutes.map(Math.abs))
  return [
    ...(farthest > MINUTE_WITHIN ? [`a minute is ${farthest.toFixed(2)} LU away`] : []),
    ...(seams > mostSeams(heard)
      ? [`${seams} passages have a seam, ${seamsElsewhere} ordinary places`]
      : []),
    ...(silence > LONGEST_SILENCE ? [`${silence} samples are silent`] : []),
    ...(likeness.copied < 0.8 ? ['the planted copy is not found'] : []),
    ...(likeness.within > likeness.limit ? ['an event comes back'] : []),
  ]
}

const fixed = (list: readonly number[], digits: number) =>
  list.map((value) => value.toFixed(digits)).join(', ')

let tried = 0
let thrownAway = 0
let failed = 0
let load = 0
for (const sound of sounds) {
  const periods = wanted ?? Math.max(LEAST_PERIODS, countPeriodsOfHour(sound))
  const heard = listenToHour(sound, { seed: SEED, periods })
  const { minutes, faults, likeness, seams, seamsElsewhere } = heard
  const failures = findFailures(heard)
  tried += periods
  thrownAway += faults.length
  failed += failures.length
  load += heard.load / stepOfDesktop(sound.id, SOUNDS_AT_ONCE) / sounds.length
  const { within, unrelated, copied } = likeness
  const farthest = Math.max(...minutes.map(Math.abs))
  console.log(
    [
      `  ${sound.id}: ${minutes.length} minutes within ${farthest.toFixed(2)} LU`,
      `alike in the hour, between hours, planted: ${fixed([within, unrelated, copied], 3)}`,
      `seams ${seams}, elsewhere ${seamsElsewhere}`,
      `of ${periods} periods thrown away: ${faults.join(', ') || 'none'}`,
      `${(100 * heard.load).toFixed(1)} % of a core`,
    ].join('; '),
  )
  for (const failure of failures) console.log(`    FAILED: ${failure}`)
}
const share = thrownAway / tried
console.log(`  thrown away: ${(100 * share).toFixed(1)} % of ${tried} periods`)
const average = SOUNDS_AT_ONCE * load
console.log(`  three sounds: ${(100 * average).toFixed(1)} % of a core on average`)
if (failed > 0 || share >= MOST_THROWN_AWAY || average > MOST_LOAD) process.exitCode = 1
