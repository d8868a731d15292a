import { samples, type Hertz } from '@dhvani/units'
import { onePoleLowPass } from '../../dsp/filters.ts'
import { panGains, silence, type Stereo } from '../../dsp/stereo.ts'
import { pitchOf, type Svara } from '../svara.ts'
import { tuneStringLoop } from './string-loop.ts'

/** The largest gain of one round: every string must die away. */
const LOSSLESS = 0.9998

export type SympatheticString = { svara: Svara; pan: number }

/** The eleven tarab strings of a sitar tuned to the raga. */
export const TARAB: readonly SympatheticString[] = (
  ['S', 'R', 'G', 'P', 'D', "S'", "R'", "G'", "P'", "D'", "S''"] satisfies Svara[]
).map((svara, index) => ({ svara, pan: ((index % 5) - 2) * 0.3 }))

/**
 * The answer of strings that are not plucked: each rings with the overtones that it shares with the
 * sound.
 *
 * @param source what shakes the bridge; the answer is as long
 * @param t60 seconds
 * @returns the answer alone; each string is a feedback comb (Smith, "Physical Audio Signal
 *   Processing", digital waveguides)
 */
export const sympathise = (
  source: Float32Array,
  strings: readonly SympatheticString[],
  t60: number,
  sampleRate: Hertz,
): Stereo => {
  const out = silence(samples(source.length))
  const { b0, a1 } = onePoleLowPass(5200, sampleRate)
  const pole = -a1
  for (const { svara, pan } of strings) {
    const { delay, gain } = tuneStringLoop(pitchOf(svara), t60, { b0, a1 }, sampleRate, LOSSLESS)
    const whole = Math.floor(delay)
    const share = delay - whole
    const line = new Float32Array(source.length)
    const { left, right } = panGains(pan)
    let damped = 0
    for (let index = 0; index < source.length; index += 1) {
      const at = index - whole
      const near = at >= 0 ? line[at]! : 0
      const far = at >= 1 ? line[at - 1]! : 0
      damped = b0 * (near + share * (far - near)) + pole * damped
      const answer = gain * damped
      line[index] = source[index]! + answer
      out.left[index]! += left * answer
      out.right[index]! += right * answer
    }
  }
  return out
}
