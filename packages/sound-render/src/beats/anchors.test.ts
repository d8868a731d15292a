import { integratedLoudness, truePeak } from '@dhvani/audio-measures'
import { createClaimingIt } from '@dhvani/audio-measures/claiming-it'
import { beatsPerMinute, hertz, type BeatsPerMinute } from '@dhvani/units'
import { describe, expect } from 'vitest'
import { hashPcm16 } from '../dsp/pcm.ts'
import type { Stereo } from '../dsp/stereo.ts'
import { BEAT_RECIPES } from './index.ts'

const it = createClaimingIt(import.meta.filename, 'beats')

const SAMPLE_RATE = hertz(44_100)
const [SLOW, FAST] = [beatsPerMinute(60), beatsPerMinute(140)]

const sustained = BEAT_RECIPES.flatMap(({ loop, beats, play }) =>
  play.kind === 'anchors' ? [{ loop, beats, play }] : [],
)

it('is how the four sustained loops follow the tempo', () => {
  expect(sustained.map(({ loop }) => loop)).toEqual([
    'vocal-aalap',
    'vocal-sargam',
    'flute-phrase',
    'flute-night',
  ])
})

describe.each(sustained)('anchors of $loop', ({ beats, play }) => {
  const rendered = new Map<BeatsPerMinute, Stereo>()

  const renderOnce = (tempo: BeatsPerMinute): Stereo => {
    const sound = rendered.get(tempo) ?? play.renderAt(tempo, SAMPLE_RATE)
    rendered.set(tempo, sound)
    return sound
  }

  it('repeat themselves to the bit', () => {
    expect(hashPcm16(play.renderAt(FAST, SAMPLE_RATE))).toBe(hashPcm16(renderOnce(FAST)))
    expect(hashPcm16(renderOnce(SLOW))).not.toBe(hashPcm16(renderOnce(FAST)))
  })

  it.each([SLOW, FAST])('last exactly their beats and keep their level at %i', (tempo) => {
    const { left, right } = renderOnce(tempo)
    expect(left.length).toBe(Math.round((beats * 60 * SAMPLE_RATE) / tempo))
    expect(Math.abs(integratedLoudness([left, right], SAMPLE_RATE) + 20)).toBeLessThan(2)
    expect(truePeak([left, right])).toBeLessThan(-3)
  })
})
