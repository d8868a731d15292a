/**
 * Horns in ten minutes of Indian Traffic, as the browser makes its periods, found in the finished mix: none where
 * the character is at 0, and at 100 at least twice as many as at its usual value. A horn that was blown once in ten
 * minutes would be found: the control adds one from another period. Takes three minutes of one core; `--minutes 2`
 * asks for less.
 */
import { parseArgs } from 'node:util'
import { toMono } from '@dhvani/audio-measures'
import { requireBuiltIn } from '../choose-sounds.ts'
import { findHorns } from '../../tools/sounds/gates/find-horns.ts'
import { hearPeriod, RATE } from '../../tools/sounds/hour/hear-period.ts'
import { printClaims, type Claim } from '../print-claims.ts'

const SEED = 503
/** A period may be thrown away; so many are tried for each that is wanted. */
const MOST_TRIES = 2
const TWICE = 2
/** Of the planted horn, on either side, in seconds. */
const AROUND = 0.1

const { values } = parseArgs({
  strict: false,
  options: { minutes: { type: 'string', default: '10' } },
})
const wanted = 60 * Number(values.minutes)
if (!(wanted > 0)) throw new Error('--minutes is a number.')
const sound = requireBuiltIn('indian-traffic')

/** As many periods as the wanted time takes; each from a seed of its own. */
const hearTraffic = (horns: number): readonly Float32Array[] => {
  const periods: Float32Array[] = []
  let [heard, tries] = [0, 0]
  while (heard < wanted) {
    tries += 1
    if (tries > MOST_TRIES * (periods.length + 1)) throw new Error('Too many periods are faulty.')
    const answer = hearPeriod(sound, SEED, tries, { characters: { horns } })
    if ('fault' in answer) {
      console.log(`    horns ${horns}, period ${tries}: thrown away: ${answer.fault}`)
      continue
    }
    const mono = toMono([answer.period.left, answer.period.right])
    periods.push(mono)
    heard += mono.length / RATE
  }
  return periods
}

/** In ten minutes. */
const countIn = (periods: readonly Float32Array[]): number => {
  const length = periods.reduce((sum, period) => sum + period.length / RATE, 0)
  const found = periods.reduce((sum, period) => sum + findHorns(period, RATE).length, 0)
  return (found * 600) / length
}

/** A period without horns with one from a period that has some, as loud as it is there. */
const withOne = (without: Float32Array, source: Float32Array): Float32Array => {
  const clearest = findHorns(source, RATE).toSorted((a, b) => b.harmonics - a.harmonics)[0]
  if (!clearest) throw new Error('There is no horn to plant.')
  const { start, end } = clearest
  const planted = without.slice()
  const from = Math.max(0, Math.round((start - AROUND) * RATE))
  planted.set(source.subarray(from, Math.round((end + AROUND) * RATE)), from)
  return planted
}

const none = hearTraffic(0)
const usual = hearTraffic(50)
const most = hearTraffic(100)
const [atNone, atUsual, atMost] = [none, usual, most].map(countIn) as [number, number, number]
const control = findHorns(withOne(none[0]!, usual[0]!), RATE).length
console.log(
  `  horns found in ten minutes: ${atNone.toFixed(0)} at 0, ${atUsual.toFixed(0)} at 50, ` +
    `${atMost.toFixed(0)} at 100 (${(atMost / atUsual).toFixed(2)} times); planted: ${control}`,
)
const claims: Claim[] = [
  ['no horn at 0', atNone === 0],
  ['at 100 at least twice as many as usual', atUsual > 0 && atMost >= TWICE * atUsual],
  ['a planted horn is found', control === 1],
]
if (!printClaims(claims)) process.exitCode = 1
