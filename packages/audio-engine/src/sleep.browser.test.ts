import { decibels, gain, hertz, percent, seconds } from '@dhvani/units'
import { describe, expect, it } from 'vitest'
import { createBufferVoice } from './buffer-voice.ts'
import { faderGain } from './fader-law.ts'
import { wholeOf } from './loaded-audio.ts'
import { createMixGraph, type MixGraph, type Strip } from './mix-graph.ts'
import { createSleep } from './sleep.ts'
import { bufferOf, sine } from './testing/fixtures.ts'
import { aLiveEngine, toneSound } from './testing/live-engine.ts'
import { level, peak, roughness } from './testing/measures.ts'
import { OFFLINE_RATE, renderOffline } from './testing/offline.ts'

const rate = hertz(OFFLINE_RATE)

const aTone = (context: BaseAudioContext) => {
  const graph = createMixGraph(context, { master: faderGain(percent(100)) })
  const strip = graph.openStrip(gain(1))
  const tone = sine(997, { length: seconds(1), sampleRate: rate, amplitude: 0.5 })
  const buffer = bufferOf([tone], rate)
  createBufferVoice(
    context,
    { buffer, loop: wholeOf(buffer), position: seconds(0), output: strip.input },
    { onIdle: () => undefined },
  )
  return { graph, strip }
}

describe('sleep', () => {
  it('falls at a constant number of decibels a second and ends in silence', async () => {
    let graph: MixGraph | undefined
    let isAsleep = false
    const { left } = await renderOffline(
      seconds(8),
      (context) => {
        ;({ graph } = aTone(context))
      },
      [
        {
          at: 1,
          run: () =>
            createSleep({
              graph: () => graph,
              onAsleep: () => {
                isAsleep = true
              },
            }).fadeOut({ over: seconds(6) }),
        },
      ],
    )
    const before = level(left, 0.5 * rate, rate)
    for (const after of [1, 2, 3, 4, 5]) {
      const at = (1 + after) * rate
      const fallen = level(left, at - 0.05 * rate, at + 0.05 * rate) - before
      expect(Math.abs(fallen + 10 * after)).toBeLessThan(1)
    }
    expect(peak(left.subarray(7.6 * rate))).toBe(0)
    expect(isAsleep).toBe(true)
  })

  it('comes back without a click when it is cancelled', async () => {
    let graph: MixGraph | undefined
    const sleep = createSleep({ graph: () => graph, onAsleep: () => undefined })
    const { left } = await renderOffline(
      seconds(6),
      (context) => {
        ;({ graph } = aTone(context))
      },
      [
        { at: 1, run: () => sleep.fadeOut({ over: seconds(4) }) },
        { at: 3, run: () => sleep.cancel() },
      ],
    )
    const before = level(left, 0.5 * rate, rate)
    expect(level(left, 2.9 * rate, 3 * rate) - before).toBeLessThan(-25)
    expect(Math.abs(level(left, 5 * rate, 6 * rate) - before)).toBeLessThan(0.2)
    expect(roughness(left, 0.3 * rate)).toBeLessThan(1.2 * roughness(left, 0.3 * rate, 0.9 * rate))
  })

  it('stops the mix at its end, and the next play is at full level', async () => {
    const live = await aLiveEngine()
    const { mixer, sleep } = live.engine
    mixer.add(toneSound('low'), 100)
    await live.tap.until(() => mixer.getSnapshot().playingCount === 1)
    await live.tap.record(seconds(0.3))
    const before = level(await live.tap.record(seconds(0.3)))
    sleep.fadeOut({ over: seconds(1) })
    expect(sleep.isFading()).toBe(true)
    await live.tap.until(() => !mixer.getSnapshot().isPlaying, seconds(4))
    expect(sleep.isFading()).toBe(false)
    expect(peak(await live.tap.record(seconds(0.2)))).toBe(0)
    await live.tap.record(seconds(2))
    mixer.playAll()
    await live.tap.record(seconds(0.5))
    expect(Math.abs(level(await live.tap.record(seconds(0.3))) - before)).toBeLessThan(0.3)
  })
})

describe('meander', () => {
  const drift = async (seed: number, depth: number) => {
    let strip: Strip | undefined
    const { left } = await renderOffline(seconds(60), (context) => {
      ;({ strip } = aTone(context))
      strip.setMeander({ seed, depth: decibels(depth) })
    })
    const levels = Array.from({ length: 54 }, (_, index) =>
      level(left, (index + 5) * rate, (index + 5.2) * rate),
    )
    const plain = 20 * Math.log10(0.5 / Math.SQRT2)
    return { levels: levels.map((one) => one - plain), left }
  }

  it('moves the level slowly, within its depth, the same way for the same seed', async () => {
    const first = await drift(1, 4)
    const again = await drift(1, 4)
    const other = await drift(2, 4)
    const apart = (one: readonly number[], two: readonly number[]) =>
      Math.max(...one.map((each, index) => Math.abs(each - (two[index] ?? 0))))
    expect(apart(first.levels, again.levels)).toBeLessThan(1e-4)
    expect(apart(first.levels, other.levels)).toBeGreaterThan(0.5)
    const most = Math.max(...first.levels)
    const least = Math.min(...first.levels)
    expect(most - least).toBeGreaterThan(1)
    expect(most).toBeLessThan(4.1)
    expect(least).toBeGreaterThan(-4.1)
    const steps = first.levels.slice(1).map((one, index) => one - (first.levels[index] ?? 0))
    expect(Math.max(...steps.map(Math.abs))).toBeLessThan(1)
  })
})
