import type { PeriodNeed } from '@dhvani/audio-engine'
import { correlation, integratedLoudness, measureSeam } from '@dhvani/audio-measures'
import { RIYAZ_DEFAULTS } from '@dhvani/riyaz'
import { seconds } from '@dhvani/units'
import { describe, expect, it } from 'vitest'
import type { Renderer } from '../ask-renderer.ts'
import { renderNeed } from '../render-need.ts'
import { TRACK_RATE } from '../riyaz-address.ts'
import { createTrackRenewal } from './part-tracks.ts'
import { renderTrack } from './render-track.ts'
import { readTrackCode, trackSource } from './track-source.ts'

/** What the worker renders, without the worker. */
const renderer: Renderer = { ask: async (need) => ({ ...renderNeed(need), cost: 0 }) }

const trackOf = (part: 'tanpura' | 'tabla') => {
  const { url } = trackSource(part, { ...RIYAZ_DEFAULTS, round: 4 }, 'x')
  return readTrackCode(url.slice(url.indexOf(':') + 1))!
}

/** Three rounds of a loop, as a player puts them out, and where they join. */
const looped = ([left, right]: readonly [Float32Array, Float32Array], length: number) => {
  const repeat = (channel: Float32Array) => {
    const out = new Float32Array(3 * length)
    for (const round of [0, 1, 2]) out.set(channel.subarray(0, length), round * length)
    return out
  }
  return { channels: [repeat(left), repeat(right)], seams: [length, 2 * length] }
}

/** How far the seam stands out of the sound; a stroke near it would change its loudness, which no listener minds. */
const clickOf = (loop: readonly [Float32Array, Float32Array], length: number) => {
  const { channels, seams } = looped(loop, length)
  return measureSeam(channels, TRACK_RATE, seams).click
}

describe('a part of the practice room as a track', () => {
  it('the tanpura goes on over the seam, as loud as a sound of the catalogue', async () => {
    const track = trackOf('tanpura')
    const loop = await renderTrack(track, renderer)
    expect(loop[0].length).toBe(track.length)
    expect(clickOf(loop, track.length)).toBeLessThan(0.4)
    // Control: a loop that ends early cuts what rings.
    expect(clickOf(loop, track.length - 12_345)).toBeGreaterThan(2)
    const loudness = integratedLoudness([...loop], TRACK_RATE)
    expect(loudness).toBeGreaterThan(-25)
    expect(loudness).toBeLessThan(-21)
  }, 60_000)

  it('the theka keeps its beat over the seam, and its last stroke rings into the first', async () => {
    const track = trackOf('tabla')
    const loop = await renderTrack(track, renderer)
    expect(loop[0].length).toBe(track.length)
    expect(clickOf(loop, track.length)).toBeLessThan(0.05)
    // Control: a loop whose end is cut off in a stroke.
    expect(clickOf(loop, track.length - 16_800)).toBeGreaterThan(0.5)
    const loudness = integratedLoudness([...loop], TRACK_RATE)
    expect(loudness).toBeGreaterThan(-23)
    expect(loudness).toBeLessThan(-17)
  }, 60_000)
})

describe('a tanpura in the mix is renewed', () => {
  const { url } = trackSource('tanpura', { ...RIYAZ_DEFAULTS, round: 4 }, 'x')
  const track = trackOf('tanpura')
  const sound = { id: url, name: 'x', url }
  const hour = { seed: 77 }
  const device = { hardwareConcurrency: 8 }

  const countingRenderer = () => {
    const counts: Record<string, number> = {}
    const counted: Renderer = {
      ask: (need) => {
        counts[need.kind] = (counts[need.kind] ?? 0) + 1
        return renderer.ask(need)
      },
    }
    return { counted, counts }
  }

  const needOf = (more: Partial<PeriodNeed> = {}): PeriodNeed => ({
    sound,
    sampleRate: TRACK_RATE,
    due: seconds(30),
    urgency: 'routine',
    ...more,
  })

  /** Each cycle after the other, as the voice joins them: the passage of equal power around the seam. */
  const joined = (one: AudioBuffer, other: AudioBuffer, passage: number) => {
    const half = Math.round((passage / 2) * TRACK_RATE)
    const [from, to] = [one.getChannelData(0), other.getChannelData(0)]
    const out = new Float32Array(2 * track.length)
    out.set(from)
    out.set(to, track.length)
    for (let at = -half; at < half; at += 1) {
      const angle = ((at + half) / (2 * half)) * (Math.PI / 2)
      const place = (at + track.length) % track.length
      out[track.length + at] = Math.cos(angle) * from[place]! + Math.sin(angle) * to[place]!
    }
    return out
  }

  it('by cycles of its length and loudness, with one new pluck a string, that pass without a break', async () => {
    const { counted, counts } = countingRenderer()
    const renew = createTrackRenewal({ readHour: () => hour, renderer: counted, device })
    const first = (await renew(needOf()))!
    const strings = counts.pluck! / 4
    const second = (await renew(needOf()))!
    expect(counts.pluck).toBe(5 * strings)
    for (const { buffer } of [first, second]) {
      expect(buffer.length).toBe(track.length)
      const channels = [buffer.getChannelData(0), buffer.getChannelData(1)]
      const loudness = integratedLoudness(channels, TRACK_RATE)
      expect(loudness).toBeGreaterThan(-25)
      expect(loudness).toBeLessThan(-21)
    }
    const [one, other] = [first.buffer.getChannelData(0), second.buffer.getChannelData(0)]
    expect(Math.abs(correlation(one, other))).toBeLessThan(0.9)
    const passing = joined(first.buffer, second.buffer, first.passage)
    expect(measureSeam([passing, passing], TRACK_RATE, [track.length]).click).toBeLessThan(0.6)
    // Control: a second that begins elsewhere, without a passage.
    const broken = passing.slice()
    broken.set(other.subarray(30_000, 60_000), track.length)
    expect(measureSeam([broken, broken], TRACK_RATE, [track.length]).click).toBeGreaterThan(1)
  }, 90_000)

  it('so that all who hear it together hear the same cycle in the same round', async () => {
    const first = createTrackRenewal({ readHour: () => hour, renderer, device })
    const late = createTrackRenewal({ readHour: () => hour, renderer, device })
    await first(needOf({ round: 2 }))
    const [one, other] = [
      await first(needOf({ round: 3, playing: 2 })),
      await late(needOf({ round: 3 })),
    ]
    expect(one!.rounds).toEqual({ from: 3, until: 4 })
    const [mine, theirs] = [one!.buffer.getChannelData(0), other!.buffer.getChannelData(0)]
    expect(mine.every((value, index) => Math.abs(value - theirs[index]!) < 1e-4)).toBe(true)
    expect(await late(needOf({ round: 3, playing: 3 }))).toBeUndefined()
    expect(await late(needOf({ round: 0 }))).toBeUndefined()
  }, 90_000)

  it('every third time where the device has two cores, and never where it has little memory', async () => {
    const slow = createTrackRenewal({
      readHour: () => hour,
      renderer,
      device: { hardwareConcurrency: 2 },
    })
    expect([await slow(needOf()), await slow(needOf())]).toEqual([undefined, undefined])
    expect((await slow(needOf()))!.buffer.length).toBe(track.length)
    const tiny = createTrackRenewal({ readHour: () => hour, renderer, device: { deviceMemory: 2 } })
    expect(await tiny(needOf())).toBeUndefined()
  }, 60_000)

  it('and a theka is not: each cycle is the same', async () => {
    const theka = trackSource('tabla', { ...RIYAZ_DEFAULTS, round: 4 }, 'x')
    const renew = createTrackRenewal({ readHour: () => hour, renderer, device })
    expect(await renew(needOf({ sound: theka }))).toBeUndefined()
  })
})
