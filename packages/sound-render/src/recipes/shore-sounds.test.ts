import { bandOf, samplePeak } from '@dhvani/audio-measures'
import { hertz, seconds } from '@dhvani/units'
import { expect, it } from 'vitest'
import { createRenderContext } from './render-context.ts'
import { crickets } from './shore-sounds.ts'

const RATE = hertz(44_100)

it('lets crickets chirp at 4 to 5 kHz without a click', () => {
  const context = createRenderContext('a test', seconds(6.4), { seed: 1, sampleRate: RATE })
  const { left } = crickets(context)
  // The filter begins in silence, and the loop perhaps within a chirp.
  const clicks = bandOf(bandOf(left, RATE, { from: 9000 }), RATE, { from: 9000 }).subarray(
    RATE / 10,
  )
  expect(20 * Math.log10(samplePeak(clicks) / samplePeak(left))).toBeLessThan(-50)
})
