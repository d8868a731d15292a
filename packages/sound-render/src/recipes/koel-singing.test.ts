import { trackPeak } from '@dhvani/audio-measures'
import { hertz, seededRandom } from '@dhvani/units'
import { expect, it } from 'vitest'
import { callNodes } from './koel-singing.ts'
import { renderWhistle, type WhistlePoint } from './whistle.ts'

const RATE = hertz(44_100)

/** Cents that a call rises to its top and falls off it, while within 17 dB of its loudest. */
const contourOf = (nodes: readonly WhistlePoint[]) => {
  const call = renderWhistle(
    { nodes, overtones: [-42], jitter: 0.004, jitterRate: 30, breath: -42 },
    RATE,
    seededRandom('contour'),
  )
  const track = trackPeak(call, { sampleRate: RATE, size: 1024, hop: 128, from: 600, to: 2000 })
  const loudest = Math.max(...track.map(({ level }) => level))
  const pitches = track
    .filter(({ level }) => level > loudest - 17)
    .map(({ frequency }) => frequency)
  const top = Math.max(...pitches)
  const at = pitches.indexOf(top)
  return {
    rise: 1200 * Math.log2(top / Math.min(...pitches.slice(0, at + 1))),
    fall: 1200 * Math.log2(top / Math.min(...pitches.slice(at))),
  }
}

it.each([1, 2, 3, 4, 5, 6])('rises to a top and falls off it, with seed %i', (seed) => {
  const { rise, fall } = contourOf(callNodes(1500, 350, seededRandom('call', seed)))
  expect(rise).toBeGreaterThan(220)
  expect(rise).toBeLessThan(530)
  expect(fall).toBeGreaterThan(310)
  expect(fall).toBeLessThan(740)
})

it('tells it from a call that rises by an octave and stops at its top, as it once did', () => {
  const { rise, fall } = contourOf([
    { time: 0, pitch: 715, level: 0 },
    { time: 0.02, pitch: 745, level: 0.42 },
    { time: 0.12, pitch: 745, level: 0.4 },
    { time: 0.16, pitch: 734, level: 0.17 },
    { time: 0.4, pitch: 1200, level: 0.92 },
    { time: 0.5, pitch: 1300, level: 1 },
    { time: 0.55, pitch: 1280, level: 0.55 },
    { time: 0.57, pitch: 1240, level: 0 },
  ])
  expect(rise).toBeGreaterThan(530)
  expect(fall).toBeLessThan(310)
})
