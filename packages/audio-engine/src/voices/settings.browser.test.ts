import { hertz, seconds, type Seconds } from '@dhvani/units'
import { describe, expect, it } from 'vitest'
import type { SoundSource } from '../loading/sound-source.ts'
import type { Period, PeriodNeed, Renew } from './renew.ts'
import { bufferOf, periodicNoise, sine, wavOf } from '../testing/fixtures.ts'
import { amplitudeOf, anOfflineEngine, type LiveEngine } from '../testing/live-engine.ts'
import { blockLevels, level, measureSeams } from '../testing/measures.ts'
import { renewVoices } from './renewed-voice.ts'

const rate = hertz(44_100)
const PERIOD = seconds(12)
const SHORT = seconds(5)
const URL = 'https://sounds.test/noise.wav'
const sound: SoundSource = {
  id: 'noise',
  name: 'Noise',
  url: URL,
  loop: { start: seconds(0), end: PERIOD },
}

/** What tells the file and the settings apart: a tone of each, in hertz. */
const MARKS = { file: 440, roof: 1000, window: 2000, whole: 3000 } as const
type Mark = keyof typeof MARKS

const take = (mark: Mark, length: Seconds): Float32Array => {
  const options = { length, sampleRate: rate }
  const noise = periodicNoise({ ...options, period: length, seed: MARKS[mark] })
  const tone = sine(MARKS[mark], { ...options, amplitude: 0.01 })
  return noise.map((sample, at) => sample + (tone[at] ?? 0))
}

const period = (samples: Float32Array): Period => ({
  buffer: bufferOf([samples], rate),
  passage: seconds(2),
})

/** Gives a short period of the setting that is needed for soon, and no whole one. */
const givesShort =
  (needs: PeriodNeed[] = []): Renew =>
  (need) => {
    needs.push(need)
    const { urgency, sound: needed } = need
    const next = urgency === 'chosen' ? period(take(needed.setting as Mark, SHORT)) : undefined
    return Promise.resolve(next)
  }

const play = async (renew: Renew, needed = sound): Promise<LiveEngine> => {
  const files = { [URL]: wavOf([take('file', PERIOD)], rate) }
  const live = await anOfflineEngine({ random: () => 0, files })
  live.engine.renewWith(renewVoices(renew))
  live.engine.mixer.add(needed, 50)
  await live.tap.until(() => live.tap.level() > 0)
  return live
}

/** The mark that stands out in half a second of a recording. */
const heardAt = (heard: Float32Array, at: number): Mark => {
  const part = heard.subarray(at * rate, (at + 0.5) * rate)
  const levels = (Object.keys(MARKS) as Mark[]).map(
    (mark) => [mark, amplitudeOf(part, MARKS[mark], rate)] as const,
  )
  return levels.toSorted(([, a], [, b]) => b - a)[0]![0]
}

/** Hole, click and step (docs/contract/audio.md §3) in the two seconds after a change. */
const measureChange = (heard: Float32Array) => {
  const around = heard.subarray(0, 3.8 * rate)
  const seams = Array.from({ length: 16 }, (_, step) => Math.round((0.9 + step / 10) * rate))
  const [before, after] = [level(heard, 0, 0.8 * rate), level(heard, 2.2 * rate, 3 * rate)]
  return { ...measureSeams(around, { seams, sampleRate: rate }), step: Math.abs(after - before) }
}

/** Gives tones instead of noise: their level tells how long a passage is. */
const givesTone: Renew = ({ urgency, sound: { setting } }) => {
  const options = { length: SHORT, sampleRate: rate, amplitude: 0.2 }
  return Promise.resolve(
    urgency === 'chosen' ? period(sine(MARKS[setting as Mark], options)) : undefined,
  )
}

/** For how many tenths of a second the tone of the roof is between soft and loud: 6 or 11 in one or two seconds. */
const risingSteps = (heard: Float32Array) => {
  const roof = Array.from({ length: 39 }, (_, step) =>
    amplitudeOf(heard.subarray((step / 10) * rate, ((step + 1) / 10) * rate), MARKS.roof, rate),
  )
  const most = Math.max(...roof)
  return roof.filter((amplitude) => amplitude > 0.15 * most && amplitude < 0.85 * most).length
}

/** Half a second before a change, and what follows it. */
const recordChange = async (live: LiveEngine, setting: string | undefined, length: number) => {
  const before = await live.tap.record(seconds(0.5))
  live.engine.mixer.setSetting(sound.id, setting)
  const after = await live.tap.record(seconds(length))
  const heard = new Float32Array(before.length + after.length)
  heard.set(before)
  heard.set(after, before.length)
  return { heard, after }
}

describe('a sound whose setting changes', () => {
  it('is heard in it within two seconds, without hole, click or step', async () => {
    const live = await play(givesShort())
    const { heard, after } = await recordChange(live, 'roof', 14)
    expect(heardAt(heard, 0)).toBe('file')
    for (const at of [1.5, 3, 6, 9, 12]) expect(heardAt(after, at)).toBe('roof')
    const { hole, click, step } = measureChange(heard)
    expect(hole).toBeGreaterThan(-1)
    expect(click).toBeLessThan(2)
    expect(step).toBeLessThan(1)
    expect(live.engine.mixer.getSnapshot().tracks[0]?.sound.setting).toBe('roof')
    expect(live.faults).toEqual([])
  })

  it('is heard in it though it began before the code that renews had come, without hole or click', async () => {
    const files = { [URL]: wavOf([take('file', PERIOD)], rate) }
    const live = await anOfflineEngine({ random: () => 0, files })
    live.engine.mixer.add({ ...sound, setting: 'roof' }, 50)
    await live.tap.until(() => live.tap.level() > 0)
    const before = await live.tap.record(seconds(0.5))
    live.engine.renewWith(renewVoices(givesShort()))
    const after = await live.tap.record(seconds(6))
    const heard = new Float32Array([...before, ...after])
    expect(heardAt(heard, 0)).toBe('file')
    for (const at of [2, 3]) expect(heardAt(after, at)).toBe('roof')
    const { hole, click } = measureChange(heard)
    expect(hole).toBeGreaterThan(-1)
    expect(click).toBeLessThan(2)
    expect(live.engine.diagnostics().sounding).toBe(1)
    expect(live.faults).toEqual([])
  })

  it('control: a click in the new period is found', async () => {
    const spoilt = take('roof', SHORT).fill(0.9, 0.1 * rate, 0.1 * rate + 1)
    const live = await play(() => Promise.resolve(period(spoilt)))
    const { heard } = await recordChange(live, 'roof', 5)
    expect(measureChange(heard).click).toBeGreaterThan(2)
  })

  it('goes back into the file', async () => {
    const live = await play(givesShort(), { ...sound, setting: 'roof' })
    await live.tap.record(seconds(3))
    const { heard, after } = await recordChange(live, undefined, 5)
    expect(heardAt(heard, 0)).toBe('roof')
    expect(heardAt(after, 1.5)).toBe('file')
    expect(heardAt(after, 4)).toBe('file')
    expect(measureChange(heard).hole).toBeGreaterThan(-1)
    expect(measureChange(heard).click).toBeLessThan(2)
    expect(live.engine.mixer.getSnapshot().tracks[0]?.sound).toEqual(sound)
  })

  it('passes from the short period into whole ones', async () => {
    const needs: PeriodNeed[] = []
    const short = givesShort(needs)
    const live = await play((need) =>
      need.urgency === 'chosen' ? short(need) : Promise.resolve(period(take('whole', PERIOD))),
    )
    const { after } = await recordChange(live, 'roof', 12)
    expect(heardAt(after, 2)).toBe('roof')
    expect(heardAt(after, 10)).toBe('whole')
    expect(Math.min(...blockLevels(after, { block: 0.005, sampleRate: rate }))).toBeGreaterThan(-60)
  })

  it('gathers the moves of a slider: the last one is heard', async () => {
    const needs: PeriodNeed[] = []
    const gives: (() => void)[] = []
    const short = givesShort(needs)
    const live = await play(
      (need) => new Promise((resolve) => gives.push(() => resolve(short(need)))),
    )
    for (const setting of ['roof', 'whole', 'roof', 'whole', 'window'])
      live.engine.mixer.setSetting(sound.id, setting)
    expect(gives).toHaveLength(1)
    gives[0]?.()
    await live.tap.until(() => gives.length === 2)
    gives[1]?.()
    const heard = await live.tap.record(seconds(4))
    expect(needs.map((need) => need.sound.setting)).toEqual(['roof', 'window'])
    for (const at of [0, 2, 3]) expect(heardAt(heard, at)).toBe(at === 0 ? 'file' : 'window')
  })

  it('takes the newest of three settings, one of which came during a passage', async () => {
    const live = await play(givesShort())
    live.engine.mixer.setSetting(sound.id, 'roof')
    await live.tap.record(seconds(0.6))
    live.engine.mixer.setSetting(sound.id, 'window')
    const heard = await live.tap.record(seconds(5))
    expect(heardAt(heard, 0.9)).not.toBe('file')
    for (const at of [3, 4]) expect(heardAt(heard, at)).toBe('window')
    expect(Math.min(...blockLevels(heard, { block: 0.005, sampleRate: rate }))).toBeGreaterThan(-60)
  })

  it.each([0.8, 0.85])(
    'stays paused %s s after a setting that came during a passage, whose end is near',
    async (later) => {
      const live = await play(givesShort())
      live.engine.mixer.setSetting(sound.id, 'roof')
      await live.tap.record(seconds(0.6))
      live.engine.mixer.setSetting(sound.id, 'window')
      await live.tap.record(seconds(later))
      live.engine.mixer.pauseAll()
      await live.tap.record(seconds(2))
      expect(live.engine.diagnostics().sounding).toBe(0)
      live.engine.mixer.playAll()
      expect(heardAt(await live.tap.record(seconds(5)), 4)).toBe('window')
    },
  )

  it.each<[string, Renew]>([
    ['no answer ever comes', () => new Promise(() => undefined)],
    ['there is no period', () => Promise.resolve(undefined)],
    ['the answer is a refusal', () => Promise.reject(new RangeError('Out of memory'))],
    ['the period is too short', () => Promise.resolve(period(take('roof', seconds(1))))],
  ])('leaves what plays when %s', async (_, renew) => {
    const live = await play(renew)
    const { heard, after } = await recordChange(live, 'roof', 5)
    for (const at of [1, 3, 4]) expect(heardAt(after, at)).toBe('file')
    expect(Math.min(...blockLevels(heard, { block: 0.005, sampleRate: rate }))).toBeGreaterThan(-60)
    live.engine.mixer.setSetting(sound.id, undefined)
    expect(heardAt(await live.tap.record(seconds(3)), 2)).toBe('file')
  })

  it('passes slowly from its file into the setting with which it starts', async () => {
    const live = await play(givesTone, { ...sound, setting: 'roof' })
    const heard = await live.tap.record(seconds(4))
    expect(risingSteps(heard)).toBeGreaterThanOrEqual(8)
    expect(heardAt(heard, 3)).toBe('roof')
    expect(Math.min(...blockLevels(heard, { block: 0.005, sampleRate: rate }))).toBeGreaterThan(-60)
  })

  it('passes slowly into a setting chosen before a pause, which comes after it', async () => {
    let give: (() => void) | undefined
    const live = await play(
      (need) => new Promise((resolve) => (give = () => resolve(givesTone(need)))),
    )
    live.engine.mixer.setSetting(sound.id, 'roof')
    live.engine.mixer.pauseAll()
    await live.tap.record(seconds(0.05))
    live.engine.mixer.playAll()
    give?.()
    expect(risingSteps(await live.tap.record(seconds(4)))).toBeGreaterThanOrEqual(8)
  })

  it('passes quickly into a setting that was chosen during a passage', async () => {
    const live = await play(givesTone)
    live.engine.mixer.setSetting(sound.id, 'window')
    await live.tap.record(seconds(0.6))
    live.engine.mixer.setSetting(sound.id, 'roof')
    const steps = risingSteps(await live.tap.record(seconds(4)))
    expect(steps).toBeGreaterThan(3)
    expect(steps).toBeLessThan(8)
  })

  it('tells that it is streamed, where the device has no room for it', async () => {
    const files = { [URL]: wavOf([take('file', PERIOD)], rate) }
    const streamed = await anOfflineEngine({ files, decodeBudget: 1 })
    const needs: PeriodNeed[] = []
    streamed.engine.renewWith(renewVoices(givesShort(needs)))
    streamed.engine.mixer.add({ ...sound, setting: 'roof' }, 100)
    const track = () => streamed.engine.mixer.getSnapshot().tracks[0]
    await streamed.tap.until(() => track()?.status !== 'loading')
    expect(track()?.isStreamed).toBe(true)
    expect(needs).toEqual([])
    const held = await play(givesShort())
    expect(held.engine.mixer.getSnapshot().tracks[0]?.isStreamed).toBe(false)
  })

  it('keeps its setting over a pause', async () => {
    const needs: PeriodNeed[] = []
    const live = await play(givesShort(needs))
    const { mixer } = live.engine
    mixer.pauseAll()
    await live.tap.until(() => live.engine.diagnostics().sounding === 0)
    mixer.setSetting(sound.id, 'roof')
    mixer.playAll()
    await live.tap.until(() => live.tap.level() > 0.001)
    expect(heardAt(await live.tap.record(seconds(4)), 2.5)).toBe('roof')
    expect(needs[0]).toMatchObject({ urgency: 'chosen', sound: { setting: 'roof' } })
  })
})
