import { hertz, samples, type Hertz, type Random } from '@dhvani/units'
import { curveFrom } from '../../dsp/curve.ts'
import { filterOnce, highPass, highShelf, lowPass, onePoleLowPass } from '../../dsp/filters.ts'
import { movingFilter } from '../../dsp/moving-filter.ts'
import { whiteNoise } from '../../dsp/noise.ts'
import { fromDecibels, rootMeanSquare } from '../../dsp/stereo.ts'
import { tuneStringLoop } from './string-loop.ts'

/** The string is computed at this multiple of the sample rate, so that the bridge can bite. */
const OVERSAMPLING = 2

/** Samples between two looks at the pitch; the length moves evenly in between. */
const STEP = 32

/** No loop may gain at any frequency, or its slowest part would swell. */
const LOSSLESS = 0.999_95

export type JawariString = {
  /** Hertz over time in seconds; a constant, or a meend. */
  pitch: (time: number) => number
  duration: number
  /** Seconds in which the fundamental falls by 60 dB. */
  t60: number
  /** Hertz above which the string itself dies away faster. */
  damping: number
  /** How much the curved bridge shortens the string at full swing, as a share of its period. */
  curve: number
  /** Where it is plucked, as a share of its length. */
  pluckAt: number
  /** Hertz: the hardness of plectrum or finger. */
  brightness: number
  /** The bright band that the bridge throws off: where it starts and settles, and its level. */
  formant: { from: number; to: number; duration: number; level: number; q: number }
  sampleRate: Hertz
  random: Random
}

/** The displacement a pluck leaves: noise-tinged, notched by where it was plucked. */
const pluckShape = (
  period: number,
  pluckAt: number,
  brightness: number,
  rate: Hertz,
  random: Random,
) => {
  const length = Math.round(period)
  const shape = whiteNoise(samples(length), random)
  const knee = Math.round(pluckAt * length)
  for (let index = 0; index < length; index += 1) {
    const rise = index < knee ? index / knee : (length - index) / (length - knee)
    shape[index] = rise - 0.5 + 0.16 * shape[index]!
  }
  filterOnce(shape, [lowPass(brightness, rate), highPass(60, rate)])
  const level = rootMeanSquare(shape)
  return shape.map((value) => (0.3 * value) / level)
}

/** Third-order Lagrange interpolation at a share between the middle two of four points. */
const interpolate = (a: number, b: number, c: number, d: number, t: number) =>
  b +
  t * (-a / 3 - b / 2 + c - d / 6 + t * (a / 2 - b + c / 2 + t * (-a / 6 + b / 2 - c / 2 + d / 6)))

/** The vibrating string at the oversampled rate. */
const vibrate = (string: JawariString, rate: Hertz): Float32Array => {
  const { pitch, t60, damping, curve, random } = string
  const length = Math.round(string.duration * rate)
  const out = new Float32Array(length)
  const size = 2 ** Math.ceil(Math.log2(rate / 40))
  const line = new Float64Array(size)
  const mask = size - 1
  const start = pitch(0)
  const shape = pluckShape(rate / start, string.pluckAt, string.brightness, rate, random)
  const { b0, a1 } = onePoleLowPass(damping, rate)
  const pole = -a1
  let damped = 0
  let swing = 0
  let delay = rate / start
  let drift = 0
  let gain = 1
  let follow = 0
  for (let index = 0; index < length; index += 1) {
    if ((index & (STEP - 1)) === 0) {
      const frequency = pitch((index + STEP) / rate)
      const tuned = tuneStringLoop(frequency, t60, { b0, a1 }, rate, LOSSLESS)
      if (index === 0) delay = tuned.delay
      drift = (tuned.delay - delay) / STEP
      gain = tuned.gain
    }
    delay += drift
    // The bridge touches the string on its way down only; the mean touch is tuned out, as a
    // player tunes the string with its jawari.
    const touch = Math.max(0, swing)
    follow += (touch - follow) * 0.0006
    const reach = delay - (curve * rate * (touch - follow)) / start
    const whole = Math.floor(reach)
    const at = index - whole
    const heard = interpolate(
      line[(at + 1) & mask]!,
      line[at & mask]!,
      line[(at - 1) & mask]!,
      line[(at - 2) & mask]!,
      reach - whole,
    )
    damped = b0 * heard + pole * damped
    swing = gain * damped + (index < shape.length ? shape[index]! : 0)
    line[index & mask] = swing
    out[index] = swing
  }
  return out
}

/**
 * A plucked string over a wide curved bridge (sitar, tanpura), dry and without a body.
 *
 * Digital waveguide whose length shrinks as the string swings into the bridge: S. Siddiq, "A
 * physical model of the nonlinear sitar string", Archives of Acoustics 37 (2012); dynamic delay
 * after M. Ronan (2010). The waveguide has one contact point and so lacks the band of overtones that
 * slides from 3.5 to 1.2 kHz; a moving band-pass lifts that band.
 */
export const pluckJawari = (string: JawariString): Float32Array => {
  const { sampleRate, formant } = string
  const rate = hertz(sampleRate * OVERSAMPLING)
  const fine = vibrate(string, rate)
  filterOnce(fine, [
    lowPass(sampleRate * 0.43, rate, 0.54),
    lowPass(sampleRate * 0.43, rate, 1.31),
    highPass(70, rate),
    // The bridge hears the slope of the string, not its swing: overtones gain towards the top.
    highShelf(1100, rate, 0.45, 15),
  ])
  const signal = new Float32Array(Math.round(string.duration * sampleRate))
  for (let index = 0; index < signal.length; index += 1)
    signal[index] = fine[index * OVERSAMPLING] ?? 0
  const band = signal.slice()
  const frequencies = curveFrom(samples(band.length), (phase) => {
    const share = Math.exp(-(phase * string.duration) / (formant.duration / 2.3))
    return formant.to * (formant.from / formant.to) ** share
  })
  movingFilter(band, 'band-pass', frequencies, sampleRate, formant.q)
  const level = fromDecibels(formant.level)
  for (let index = 0; index < signal.length; index += 1) signal[index]! += level * band[index]!
  return signal
}
