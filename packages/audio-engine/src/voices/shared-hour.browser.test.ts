import { hertz, seconds } from '@dhvani/units'
import { expect, it } from 'vitest'
import type { SoundSource } from '../loading/sound-source.ts'
import { correlationAt } from '../testing/alignment.ts'
import { bufferOf, periodicNoise, wavOf } from '../testing/fixtures.ts'
import { anOfflineEngine } from '../testing/live-engine.ts'
import type { PeriodNeed, Renew } from './renew.ts'
import { renewVoices } from './renewed-voice.ts'
import { createSharedHour } from './shared-hour.ts'

const rate = hertz(44_100)
const PERIOD = seconds(6)
const PASSAGE = seconds(0.5)
const URL = 'https://sounds.test/noise.wav'
const sound: SoundSource = {
  id: 'noise',
  name: 'Noise',
  url: URL,
  loop: { start: seconds(0), end: PERIOD },
}

/** The noise of each round; that of the first is the file. */
const TAKES = Array.from({ length: 8 }, (_, round) =>
  periodicNoise({ length: PERIOD, sampleRate: rate, period: PERIOD, seed: round + 1 }),
)

const givesRound = ({ round = 0 }: PeriodNeed) =>
  round === 0
    ? undefined
    : {
        buffer: bufferOf([TAKES[round]!], rate),
        passage: PASSAGE,
        rounds: { from: round, until: round + 1 },
      }

/** The limiter's look-ahead, in samples. */
const LOOK_AHEAD = 265

/**
 * A device that joins the hour some seconds after it began.
 *
 * @returns which take it plays in the middle of each round, by its samples there: a take by its number, -1 for none of them
 */
const joins = async (
  elapsedAtStart: number,
  renew: Renew = (need) => Promise.resolve(givesRound(need)),
  isShared = true,
) => {
  const { engine, tap } = await anOfflineEngine({
    random: () => 0.37,
    files: { [URL]: wavOf([TAKES[0]!], rate) },
  })
  const hour = createSharedHour(() => tap.context.currentTime + elapsedAtStart)
  const needs: PeriodNeed[] = []
  const start = renewVoices(
    (need) => {
      needs.push(need)
      return renew(need)
    },
    () => (isShared ? hour : undefined),
  )
  engine.renewWith(start)
  engine.mixer.add(sound, 50)
  await tap.until(() => tap.level() > 0)
  const begins = elapsedAtStart + tap.context.currentTime
  const heard = await tap.record(seconds(5 * PERIOD))
  const takeAt = (time: number) => {
    const at = Math.round((time - begins) * rate) + LOOK_AHEAD
    const from = Math.round((time % PERIOD) * rate)
    const alike = TAKES.map((take) => correlationAt(heard, take, { at, from, length: rate / 4 }))
    return alike.findIndex((correlation) => correlation > 0.99)
  }
  const rounds = Array.from({ length: 4 }, (_, index) => Math.ceil(begins / PERIOD) + index)
  return { needs, byRound: rounds.map((round) => [round, takeAt((round + 0.5) * PERIOD)]) }
}

it.each([0.5, 9.3, 17.9])(
  'a device that joins after %d s plays the samples of each round where the clock says',
  async (after) => {
    const { byRound } = await joins(after)
    for (const [round, take] of byRound) expect(take).toBe(round)
  },
)

it('control: outside of the hour no sample is where the clock says', async () => {
  const { byRound } = await joins(9.3, undefined, false)
  expect(byRound.map(([, take]) => take)).toEqual([-1, -1, -1, -1])
})

it('a device that misses a period repeats what it has and joins at the next, never one behind', async () => {
  const { byRound } = await joins(0.5, (need) =>
    Promise.resolve(need.round === 2 ? undefined : givesRound(need)),
  )
  expect(byRound).toEqual([
    [1, 1],
    [2, 1],
    [3, 3],
    [4, 4],
  ])
})

it('a period that comes when its round is over is not played', async () => {
  const late: Renew = (need) =>
    new Promise((resolve) => {
      const delay = need.round === 1 ? 2.2 * PERIOD : 0
      setTimeout(() => resolve(givesRound(need)), delay * 1000)
    })
  const { byRound } = await joins(0.5, late)
  expect(byRound.slice(0, 1)).toEqual([[1, 0]])
  expect(byRound.slice(2)).toEqual([
    [3, 3],
    [4, 4],
  ])
})

it('tells which period plays, so that no device makes it again', async () => {
  const { needs } = await joins(0.5)
  const playing = needs.slice(0, 4).map((need) => [need.round, need.playing])
  expect(playing).toEqual([
    [0, undefined],
    [1, undefined],
    [2, 1],
    [3, 2],
  ])
})
