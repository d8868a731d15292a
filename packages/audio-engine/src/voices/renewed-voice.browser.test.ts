import { hertz, seconds } from '@dhvani/units'
import { describe, expect, it } from 'vitest'
import type { SoundSource } from '../loading/sound-source.ts'
import type { PeriodNeed, Renew } from './renew.ts'
import { bufferOf, periodicNoise, sine, wavOf } from '../testing/fixtures.ts'
import { amplitudeOf, anOfflineEngine, type LiveEngine } from '../testing/live-engine.ts'
import { blockLevels, level, measureSeams, peak, rms } from '../testing/measures.ts'
import { renewVoices } from './renewed-voice.ts'

const rate = hertz(44_100)
const PERIOD = seconds(4)
const PASSAGE = seconds(1)
/** A voice asks for its first period within this time. */
const PATIENCE = seconds(40)
const URL = 'https://sounds.test/noise.wav'
const sound: SoundSource = {
  id: 'noise',
  name: 'Noise',
  url: URL,
  loop: { start: seconds(0), end: PERIOD },
}

/** What tells the file and the periods apart: a tone of each, in hertz. */
const MARKS = [440, 1000, 2000] as const

/** Noise that repeats, with the mark of the nth take. */
const take = (index: number): Float32Array => {
  const options = { length: PERIOD, sampleRate: rate }
  const noise = periodicNoise({ ...options, period: PERIOD, seed: index + 1 })
  const mark = sine(MARKS[index] ?? 3000, { ...options, amplitude: 0.01 })
  return noise.map((sample, at) => sample + (mark[at] ?? 0))
}

const TAKES = MARKS.map((_, index) => take(index))
const period = (samples: Float32Array) => ({ buffer: bufferOf([samples], rate), passage: PASSAGE })

/** Gives one take after another, then none. */
const givesTakes = (takes: readonly Float32Array[], needs: PeriodNeed[] = []): Renew => {
  const left = [...takes]
  return (need) => {
    needs.push(need)
    const next = left.shift()
    return Promise.resolve(next && period(next))
  }
}

const play = async (renew: Renew | undefined): Promise<LiveEngine> => {
  const live = await anOfflineEngine({
    random: () => 0,
    files: { [URL]: wavOf([TAKES[0]!], rate) },
  })
  if (renew) live.engine.renewWith(renewVoices(renew))
  live.engine.mixer.add(sound, 50)
  await live.tap.until(() => live.tap.level() > 0)
  return live
}

/** Where in its period the sound is, in seconds. */
const placeOf = ({ engine }: LiveEngine) => engine.diagnostics().positions.get(sound.id) ?? 0

/** Whole periods from the next beginning of one on. */
const recordPeriods = async (live: LiveEngine, count: number) => {
  // Half a period early, so that a passage is heard whole.
  await live.tap.record(seconds((1.5 * PERIOD - placeOf(live)) % PERIOD))
  return live.tap.record(seconds(count * PERIOD))
}

/** Level of a mark in one period of a recording, in dB. */
const markLevel = (heard: Float32Array, frequency: number, index: number) =>
  20 * Math.log10(amplitudeOf(heard.subarray(from(index), from(index + 0.5)), frequency, rate))

/** Sample at which a period of a recording begins; the recording began in the middle of one. */
const from = (index: number) => Math.round((index + 0.5) * PERIOD * rate)

/** Which take is heard in each period: the mark that stands out. */
const heardTakes = (heard: Float32Array, count: number) =>
  Array.from({ length: count }, (_, index) => {
    const levels = MARKS.map((mark) => markLevel(heard, mark, index + 0.25))
    return levels.indexOf(Math.max(...levels))
  })

/** Hole, click and step (docs/contract/audio.md §3) around the meeting of two periods. */
const measurePassage = (heard: Float32Array, index: number) => {
  const meeting = from(index)
  const around = heard.subarray(meeting - 1.9 * rate, meeting + 1.9 * rate)
  // The whole passage counts as near.
  const seams = Array.from({ length: 11 }, (_, step) => Math.round((1.4 + step / 10) * rate))
  const [before, after] = [
    level(heard, meeting - 1.4 * rate, meeting - 0.6 * rate),
    level(heard, meeting + 0.6 * rate, meeting + 1.4 * rate),
  ]
  return { ...measureSeams(around, { seams, sampleRate: rate }), step: Math.abs(after - before) }
}

type Measured = ReturnType<typeof measurePassage>

describe('a sound that is renewed', () => {
  it('passes into new periods at their beginnings, without hole, click or step', async () => {
    const needs: PeriodNeed[] = []
    const live = await play(givesTakes(TAKES.slice(1), needs))
    const heard = await recordPeriods(live, 15)
    const takes = heardTakes(heard, 14)
    expect(takes.filter((it, index) => it !== takes[index - 1])).toEqual([0, 1, 2])
    for (const next of [1, 2]) {
      const { hole, click, step } = measurePassage(heard, takes.indexOf(next))
      expect(hole).toBeGreaterThan(-1)
      expect(click).toBeLessThan(2)
      expect(step).toBeLessThan(1.5)
    }
    expect(needs[0]).toMatchObject({ sound, sampleRate: rate })
    expect(live.faults).toEqual([])
  })

  it('holds one period beside its file, two during a passage, and none after a pause', async () => {
    const live = await play(givesTakes(TAKES.slice(1)))
    const { engine, tap } = live
    const held = () => Math.round(engine.diagnostics().heldBytes / (PERIOD * rate * 4))
    expect(held()).toBe(1)
    await tap.until(() => held() === 2, PATIENCE)
    await tap.until(() => held() === 3, PATIENCE)
    await tap.until(() => held() === 2, PATIENCE)
    await tap.record(PERIOD)
    expect(held()).toBe(2)
    engine.mixer.pauseAll()
    await tap.until(() => engine.diagnostics().sounding === 0)
    expect(held()).toBe(1)
  })

  it.each<[string, (take: Float32Array) => Float32Array, (heard: Measured) => boolean]>([
    ['a hole', (it) => it.fill(0, 0, 0.55 * rate).fill(0, -0.55 * rate), ({ hole }) => hole < -1],
    ['a click', (it) => it.fill(0.9, 0.1 * rate, 0.1 * rate + 1), ({ click }) => click > 2],
    ['a step', (it) => it.map((sample) => sample / 2), ({ step }) => step > 1.5],
  ])('control: %s in the new period is found', async (_, spoil, isFound) => {
    const heard = await recordPeriods(await play(givesTakes([spoil(TAKES[1]!.slice())])), 8)
    expect(isFound(measurePassage(heard, heardTakes(heard, 7).indexOf(1)))).toBe(true)
  })

  it.each<[string, Renew | undefined]>([
    ['nothing renews it', undefined],
    ['no answer ever comes', () => new Promise(() => undefined)],
    ['there is no period', () => Promise.resolve(undefined)],
    ['the answer is a refusal', () => Promise.reject(new RangeError('Out of memory'))],
    [
      'asking throws',
      () => {
        throw new Error('The worker is gone.')
      },
    ],
    [
      'the period is of another length',
      () => Promise.resolve(period(TAKES[1]!.subarray(0, 3 * rate))),
    ],
  ])('goes on as a loop when %s', async (_, renew) => {
    const heard = await recordPeriods(await play(renew), 8)
    const [first, later] = [heard.subarray(0, from(6.5)), heard.subarray(from(0.5))]
    expect(peak(first.map((sample, at) => sample - (later[at] ?? 0)))).toBeLessThan(1e-4)
    expect(Math.min(...blockLevels(heard, { block: 0.005, sampleRate: rate }))).toBeGreaterThan(-60)
  })

  it('plays a late period at the end of the next round', async () => {
    let give: (() => void) | undefined
    const live = await play(
      () => new Promise((resolve) => (give ??= () => resolve(period(TAKES[1]!)))),
    )
    await live.tap.until(() => give !== undefined && PERIOD - placeOf(live) < 0.3, PATIENCE)
    give?.()
    const heard = await live.tap.record(seconds(2.5 * PERIOD))
    const mark = (at: number) =>
      amplitudeOf(heard.subarray(at * rate, (at + 2) * rate), MARKS[1], rate)
    expect(mark(1)).toBeLessThan(0.001)
    expect(mark(6)).toBeGreaterThan(0.004)
  })

  it('begins a period at the very sample at which the one before ends', async () => {
    // The file's own samples once more: in phase, two copies add up to a louder one of the same shape.
    const heard = await recordPeriods(await play(givesTakes([TAKES[0]!])), 8)
    const block = 441
    const differences: number[] = []
    let loudest = 0
    for (let at = PERIOD * rate; at + block <= heard.length; at += block) {
      const now = heard.subarray(at, at + block)
      const before = heard.subarray(at - PERIOD * rate, at - PERIOD * rate + block)
      const gain = rms(now) / rms(before)
      loudest = Math.max(loudest, gain)
      differences.push(level(now.map((it, index) => it - gain * (before[index] ?? 0))) - level(now))
    }
    expect(loudest).toBeCloseTo(Math.SQRT2, 2)
    expect(Math.max(...differences)).toBeLessThan(-40)
  })

  it('pauses in the middle of a passage, and goes on at its place', async () => {
    const needs: PeriodNeed[] = []
    const live = await play(givesTakes([TAKES[1]!], needs))
    const { mixer } = live.engine
    await live.tap.until(() => needs.length === 1, PATIENCE)
    await live.tap.until(() => PERIOD - placeOf(live) < 0.1)
    mixer.pauseAll()
    await live.tap.until(() => live.engine.diagnostics().sounding === 0)
    const place = placeOf(live)
    expect(peak((await live.tap.record(seconds(0.5))).subarray(0.2 * rate))).toBe(0)
    mixer.playAll()
    await live.tap.until(() => live.tap.level() > 0.001)
    expect(Math.abs(placeOf(live) - place)).toBeLessThan(0.1)
    expect(live.engine.diagnostics().sounding).toBe(1)
  })

  it('gives up a passage when it pauses before it, and asks again', async () => {
    const needs: PeriodNeed[] = []
    const live = await play(givesTakes([TAKES[1]!, TAKES[2]!], needs))
    const { mixer } = live.engine
    await live.tap.until(() => needs.length === 1, PATIENCE)
    mixer.pauseAll()
    await live.tap.record(seconds(0.05))
    mixer.playAll()
    const heard = await recordPeriods(live, 9)
    const takes = heardTakes(heard, 8)
    expect(takes.filter((it, index) => it !== takes[index - 1])).toEqual([0, 2])
    expect(Math.min(...blockLevels(heard, { block: 0.005, sampleRate: rate }))).toBeGreaterThan(-60)
  })
})
