import { integratedLoudness, measureSeam } from '@dhvani/audio-measures'
import { RIYAZ_DEFAULTS } from '@dhvani/riyaz'
import { describe, expect, it } from 'vitest'
import type { Renderer } from '../ask-renderer.ts'
import { renderNeed } from '../render-need.ts'
import { TRACK_RATE } from '../riyaz-address.ts'
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
