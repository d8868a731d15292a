import { gain, hertz, percent, seconds } from '@dhvani/units'
import { describe, expect, it } from 'vitest'
import { createBufferVoice } from '../voices/buffer-voice.ts'
import { faderGain } from './fader-law.ts'
import { wholeOf } from '../loading/loaded-audio.ts'
import { createMixGraph, type MixGraph } from '../context/mix-graph.ts'
import { createSleep } from './sleep.ts'
import { bufferOf, sine } from '../testing/fixtures.ts'
import { anOfflineEngine, toneSound } from '../testing/live-engine.ts'
import { level, peak, roughness } from '../testing/measures.ts'
import { OFFLINE_RATE, renderOffline } from '../testing/offline.ts'

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
    let isSilent = false
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
              onSilent: () => {
                isSilent = true
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
    expect(isSilent).toBe(true)
  })

  it('goes on in the middle: on its line within a second, and then to the same end', async () => {
    let graph: MixGraph | undefined
    const { left } = await renderOffline(
      seconds(15),
      (context) => {
        ;({ graph } = aTone(context))
      },
      [
        {
          at: 1,
          run: () =>
            createSleep({ graph: () => graph, onSilent: () => undefined }).fadeOut({
              over: seconds(12),
              since: seconds(8),
            }),
        },
      ],
    )
    const before = level(left, 0.5 * rate, rate)
    for (const after of [1.5, 2.5, 3.5, 4.5, 5.5, 6.5, 7.5, 8.5, 9.5, 10.5]) {
      const at = (1 + after) * rate
      const fallen = level(left, at - 0.05 * rate, at + 0.05 * rate) - before
      expect(Math.abs(fallen + 3 * (8 + after))).toBeLessThan(1)
    }
    expect(peak(left.subarray(14 * rate))).toBe(0)
    expect(roughness(left, 0.3 * rate)).toBeLessThan(1.2 * roughness(left, 0.3 * rate, 0.9 * rate))
  })

  it('comes back without a click when it is cancelled', async () => {
    let graph: MixGraph | undefined
    const sleep = createSleep({ graph: () => graph, onSilent: () => undefined })
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
    const live = await anOfflineEngine()
    const { mixer, sleep } = live.engine
    mixer.add(toneSound('low'), 100)
    await live.tap.until(() => mixer.getSnapshot().playingCount === 1)
    await live.tap.record(seconds(0.3))
    const before = level(await live.tap.record(seconds(0.3)))
    sleep.fadeOut({ over: seconds(1) })
    await live.tap.until(() => !mixer.getSnapshot().isPlaying, seconds(4))
    expect(peak(await live.tap.record(seconds(0.2)))).toBe(0)
    await live.tap.record(seconds(2))
    mixer.playAll()
    await live.tap.record(seconds(0.5))
    expect(Math.abs(level(await live.tap.record(seconds(0.3))) - before)).toBeLessThan(0.3)
  })
})
