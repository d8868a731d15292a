import { hertz, seconds } from '@dhvani/units'
import { expect, it } from 'vitest'
import { bufferOf, sine } from '../testing/fixtures.ts'
import { amplitudeOf } from '../testing/live-engine.ts'
import { createOfflineTap } from '../testing/offline-tap.ts'
import { createBufferVoice } from './buffer-voice.ts'

const rate = hertz(44_100)
const BRIGHT = 15_000
const LENGTH = seconds(1)

it.each([false, true])(
  'keeps the highs of a loop that is to begin between two frames (spread: %s)',
  async (isSpread) => {
    const { context, record } = await createOfflineTap()
    const buffer = bufferOf(
      [sine(BRIGHT, { length: LENGTH, sampleRate: rate, amplitude: 0.1 })],
      rate,
    )
    const loop = { start: seconds(0), end: LENGTH }
    const betweenFrames = seconds((0.2 * rate + 0.5) / rate)
    createBufferVoice(
      context,
      {
        buffer,
        loop,
        position: seconds(0),
        at: betweenFrames,
        output: context.destination,
        isSpread,
      },
      { onIdle: () => undefined },
    )
    const heard = await record(seconds(2))
    // Straight lines between samples would leave .5 of the tone.
    expect(amplitudeOf(heard.subarray(rate), BRIGHT, rate) / 0.1).toBeGreaterThan(0.99)
  },
)
