import { hertz, seconds } from '@dhvani/units'
import type { BeatLoopSource, Score } from '../beatbox/beatbox-types.ts'
import { wavOf } from './fixtures.ts'

export const BEAT_RATE = hertz(44_100)

const SPRITE_URL = 'https://beats.test/kit.wav'

/** Two one-shots: a short high tick and a lower knock, each from silence to silence. */
const sprite = () => {
  const samples = new Float32Array(0.5 * BEAT_RATE)
  const strike = (start: number, frequency: number, decay: number) => {
    for (let index = 0; index < 0.2 * BEAT_RATE; index += 1) {
      const time = index / BEAT_RATE
      samples[Math.round(start * BEAT_RATE) + index] =
        0.5 * Math.sin(2 * Math.PI * frequency * time) * Math.exp(-time / decay)
    }
  }
  strike(0, 3000, 0.01)
  strike(0.25, 700, 0.03)
  return samples
}

const KIT = {
  url: SPRITE_URL,
  samples: { tick: { start: 0, length: 0.2 }, knock: { start: 0.25, length: 0.2 } },
}

const score = (beats: number, sample: string, at: readonly number[]): Score => ({
  beats,
  events: at.map((beat) => ({ beat, sample, gain: 1, pan: 0, bol: sample })),
})

const SCORES: Record<string, Score> = {
  ticks: score(4, 'tick', [0, 1, 2, 3]),
  knocks: score(8, 'knock', [0, 2.5, 6]),
}

/** A drone of one pitch whose period at 120 is exactly eight beats, wrapped at both ends. */
export const DRONE = { frequency: 330, beats: 8, anchor: 120 } as const

const drone = () =>
  Float32Array.from(
    { length: 4.5 * BEAT_RATE },
    (_, index) => 0.2 * Math.sin((2 * Math.PI * DRONE.frequency * index) / BEAT_RATE),
  )

const encode = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).buffer

export const beatFiles = (): Record<string, ArrayBuffer> => ({
  [SPRITE_URL]: wavOf([sprite()], BEAT_RATE),
  'https://beats.test/drone.wav': wavOf([drone()], BEAT_RATE),
  ...Object.fromEntries(
    Object.entries(SCORES).map(([id, value]) => [`https://beats.test/${id}.json`, encode(value)]),
  ),
})

export const findTestLoop = (id: string): BeatLoopSource | undefined => {
  const known = SCORES[id]
  if (known !== undefined) {
    const scoreUrl = `https://beats.test/${id}.json`
    return { id, name: id, beats: known.beats, play: { kind: 'score', kit: KIT, scoreUrl } }
  }
  if (id === 'broken') {
    const scoreUrl = 'https://beats.test/nowhere.json'
    return { id, name: id, beats: 4, play: { kind: 'score', kit: KIT, scoreUrl } }
  }
  if (id !== 'drone') return undefined
  const loop = { start: seconds(0.25), end: seconds(4.25) }
  const anchors = [{ beatsPerMinute: DRONE.anchor, url: 'https://beats.test/drone.wav', loop }]
  return { id, name: id, beats: DRONE.beats, play: { kind: 'anchors', anchors } }
}
