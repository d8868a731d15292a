import { seconds, seededRandom } from '@dhvani/units'
import type { Meander } from './engine-types.ts'
import { clockOf, glide } from './glide.ts'

/** Periods of the three waves, in seconds: their sum repeats only after more than a day. */
const PERIODS = [47, 83, 139] as const

const CURVE_POINTS = 129

/** A new depth is taken up over some seconds: nobody should notice that it began. */
const TAKE_UP = seconds(2)

const MOST_DEPTH = 12

export type MeanderNode = {
  readonly node: AudioNode
  /** Back to the plain level; the node stays and does nothing. */
  rest(): void
  dispose(): void
}

/**
 * A gain that wanders slowly up and down in decibels around 0, the same way for the same seed. It
 * runs on the audio clock: no timer, and the same in an export.
 */
export const createMeander = (context: BaseAudioContext, { seed, depth }: Meander): MeanderNode => {
  const random = seededRandom('meander', seed)
  const limit = Math.min(MOST_DEPTH, Math.max(0, depth))
  const node = new GainNode(context, { gain: 1 })
  const amount = new GainNode(context, { gain: 0 })
  const toGain = new WaveShaperNode(context, {
    curve: Float32Array.from({ length: CURVE_POINTS }, (_, index) => {
      const along = (2 * index) / (CURVE_POINTS - 1) - 1
      return 10 ** ((limit * along) / 20) - 1
    }),
  })
  const waves = PERIODS.map((period) => {
    const phase = random() * 2 * Math.PI
    const wave = new OscillatorNode(context, {
      frequency: 1 / period,
      periodicWave: new PeriodicWave(context, {
        real: [0, Math.sin(phase) / PERIODS.length],
        imag: [0, Math.cos(phase) / PERIODS.length],
        disableNormalization: true,
      }),
    })
    wave.connect(amount)
    wave.start()
    return wave
  })
  amount.connect(toGain).connect(node.gain)
  glide(amount.gain, 1, clockOf(context), TAKE_UP)

  return {
    node,
    rest: () => glide(amount.gain, 0, clockOf(context), TAKE_UP),
    dispose() {
      for (const wave of waves) {
        wave.stop()
        wave.disconnect()
      }
      for (const part of [amount, toGain, node]) part.disconnect()
    },
  }
}
