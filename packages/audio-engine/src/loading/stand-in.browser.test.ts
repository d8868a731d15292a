import { hertz, seconds, type Seconds } from '@dhvani/units'
import { describe, expect, it } from 'vitest'
import type { SoundSource } from './sound-source.ts'
import { bufferOf, periodicNoise, sine } from '../testing/fixtures.ts'
import { amplitudeOf, anOfflineEngine } from '../testing/live-engine.ts'
import { blockLevels, level } from '../testing/measures.ts'
import { renewVoices } from '../voices/renewed-voice.ts'
import type { PeriodNeed } from '../voices/renew.ts'
import type { GiveStandIn, StandIn } from './stand-in.ts'

const rate = hertz(44_100)
const PERIOD = seconds(12)
const SHORT = seconds(5)
/** In hertz: a tone in what is heard tells a stand-in from a whole period. */
const MARKS = { standIn: 1000, whole: 3000 } as const
const LOST = new TypeError('Failed to fetch')

const rain: SoundSource = {
  id: 'rain',
  name: 'Rain',
  url: 'https://sounds.test/rain.wav',
  loop: { start: seconds(0), end: PERIOD },
}

const take = (mark: keyof typeof MARKS, length: Seconds): AudioBuffer => {
  const options = { length, sampleRate: rate }
  const noise = periodicNoise({ ...options, period: length, seed: MARKS[mark] })
  const tone = sine(MARKS[mark], { ...options, amplitude: 0.01 })
  return bufferOf([noise.map((sample, at) => sample + (tone[at] ?? 0))], rate)
}

const aStandIn = (): StandIn => ({
  buffer: take('standIn', SHORT),
  loop: { start: seconds(0), end: SHORT },
})

const isWhole = (heard: Float32Array): boolean =>
  amplitudeOf(heard, MARKS.whole, rate) > amplitudeOf(heard, MARKS.standIn, rate)

/** By how much the softest twentieth of a second is softer than the whole, in dB. */
const softest = (heard: Float32Array) =>
  level(heard) - Math.min(...blockLevels(heard, { block: 0.05, sampleRate: rate }))

describe('a sound for whose file something stands in', () => {
  it('asks for no file, and passes into a whole period as soon as one comes', async () => {
    const needs: PeriodNeed[] = []
    const live = await anOfflineEngine({ giveStandIn: async () => aStandIn(), random: () => 0 })
    live.engine.renewWith(
      renewVoices((need) => {
        needs.push(need)
        return Promise.resolve({ buffer: take('whole', PERIOD), passage: seconds(2) })
      }),
    )
    live.engine.mixer.add(rain, 100)
    await live.tap.until(() => live.tap.level() > 0)
    await live.tap.record(seconds(0.2))
    const heard = await live.tap.record(seconds(20))
    expect(live.requests).toEqual([])
    expect(needs[0]).toMatchObject({ urgency: 'standing-in' })
    expect(needs[0]!.due).toBeLessThanOrEqual(SHORT)
    expect(isWhole(heard.subarray(0, 2 * rate))).toBe(false)
    expect(isWhole(heard.subarray(8 * rate, 10 * rate))).toBe(true)
    expect(softest(heard)).toBeLessThan(3)
    expect(needs[1]?.urgency ?? 'routine').toBe('routine')
    // Control: a moment of silence is found.
    expect(softest(heard.fill(0, 3 * rate, 3.1 * rate))).toBeGreaterThan(3)
  })

  it('goes on without a gap when no period comes, also from a place that only the file has', async () => {
    const live = await anOfflineEngine({ giveStandIn: async () => aStandIn(), random: () => 0 })
    let isGiving = true
    live.engine.renewWith(
      renewVoices(() =>
        Promise.resolve(
          isGiving ? { buffer: take('whole', PERIOD), passage: seconds(2) } : undefined,
        ),
      ),
    )
    live.engine.mixer.add(rain, 100)
    await live.tap.until(() => live.tap.level() > 0)
    await live.tap.record(seconds(13))
    expect(live.engine.diagnostics().positions.get('rain')).toBeGreaterThan(SHORT)
    isGiving = false
    live.engine.mixer.pauseAll()
    await live.tap.until(() => live.engine.diagnostics().sounding === 0)
    live.engine.mixer.playAll()
    await live.tap.record(seconds(0.5))
    const heard = await live.tap.record(seconds(12))
    expect(isWhole(heard.subarray(0, 2 * rate))).toBe(false)
    expect(softest(heard)).toBeLessThan(3)
  })

  it.each<[string, () => Promise<Response>]>([
    ['answers no request', () => Promise.reject(LOST)],
    [
      'breaks off',
      () => Promise.resolve(new Response(new ReadableStream({ pull: (c) => c.error(LOST) }))),
    ],
  ])('is heard when a server %s, and is no fault', async (_, fetch) => {
    const reasons: unknown[] = []
    const giveStandIn: GiveStandIn = async (_sound, _rate, reason) => {
      reasons.push(reason)
      return reason === undefined ? undefined : aStandIn()
    }
    const live = await anOfflineEngine({ fetch, giveStandIn })
    live.engine.mixer.add(rain, 100)
    await live.tap.until(() => live.tap.level() > 0)
    expect(reasons).toEqual([undefined, LOST])
    expect(live.engine.mixer.getSnapshot().tracks[0]?.status).toBe('ready')
    expect(live.faults).toEqual([])
  })

  it('fails with the reason of its file where nothing stands in', async () => {
    const live = await anOfflineEngine({
      fetch: () => Promise.reject(LOST),
      giveStandIn: async () => undefined,
    })
    live.engine.mixer.add(rain, 100)
    await live.tap.until(() => live.faults.length > 0)
    expect(live.faults[0]?.reason).toBe(LOST)
  })

  it('is previewed when no server answers, without a second question', async () => {
    const asked: string[] = []
    const live = await anOfflineEngine({
      fetch: (_url, init) => {
        asked.push(init?.method ?? 'GET')
        return Promise.reject(LOST)
      },
      giveStandIn: async (_sound, _rate, reason) => (reason ? aStandIn() : undefined),
    })
    live.engine.preview.open(rain)
    await live.tap.until(() => live.engine.preview.getSnapshot().state === 'playing')
    expect(asked).toEqual(['HEAD'])
    expect(live.engine.preview.getSnapshot().length).toBe(SHORT)
    expect(live.faults).toEqual([])
  })
})
