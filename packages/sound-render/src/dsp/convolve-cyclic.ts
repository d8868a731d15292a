import { samples } from '@dhvani/units'
import { silence, type Stereo } from './stereo.ts'

/** A complex signal whose length is a power of two. */
type Spectrum = { re: Float64Array; im: Float64Array }

const emptySpectrum = (size: number): Spectrum => ({
  re: new Float64Array(size),
  im: new Float64Array(size),
})

/** Sorts by bit-reversed index, in place, as the butterflies want their input. */
const reverseBits = ({ re, im }: Spectrum): void => {
  const size = re.length
  for (let index = 1, mirrored = 0; index < size; index += 1) {
    let bit = size >> 1
    for (; mirrored & bit; bit >>= 1) mirrored ^= bit
    mirrored ^= bit
    if (index >= mirrored) continue
    ;[re[index], re[mirrored]] = [re[mirrored]!, re[index]!]
    ;[im[index], im[mirrored]] = [im[mirrored]!, im[index]!]
  }
}

/** One turn in as many steps as a transform has samples; half a turn is enough. */
const turnOf = (size: number): Spectrum => {
  const turn = emptySpectrum(size / 2)
  for (let index = 0; index < size / 2; index += 1) {
    turn.re[index] = Math.cos((2 * Math.PI * index) / size)
    turn.im[index] = -Math.sin((2 * Math.PI * index) / size)
  }
  return turn
}

/** In place, unscaled: J. W. Cooley and J. W. Tukey, Math. Comp. 19 (1965), radix 2. */
const transform = (spectrum: Spectrum, turn: Spectrum): void => {
  reverseBits(spectrum)
  const { re, im } = spectrum
  const size = re.length
  for (let half = 1; half < size; half *= 2) {
    const stride = size / (2 * half)
    for (let start = 0; start < size; start += 2 * half)
      for (let offset = 0; offset < half; offset += 1) {
        const at = start + offset
        const other = at + half
        const cosine = turn.re[offset * stride]!
        const sine = turn.im[offset * stride]!
        const real = re[other]! * cosine - im[other]! * sine
        const imaginary = re[other]! * sine + im[other]! * cosine
        re[other] = re[at]! - real
        im[other] = im[at]! - imaginary
        re[at] = re[at]! + real
        im[at] = im[at]! + imaginary
      }
  }
}

/**
 * What both ears hear of a loop through a response: what rings over the end comes in at the start.
 *
 * Both channels of the response travel as one complex signal, so three transforms suffice.
 *
 * @param loop one period
 * @param response of any length, at the loop's sample rate
 */
export const convolveCyclic = (loop: Float32Array, response: Stereo): Stereo => {
  const { length } = loop
  const size = 2 ** Math.ceil(Math.log2(length + response.left.length))
  const source = emptySpectrum(size)
  source.re.set(loop)
  const heard = emptySpectrum(size)
  heard.re.set(response.left)
  heard.im.set(response.right)
  const turn = turnOf(size)
  transform(source, turn)
  transform(heard, turn)
  // The inverse transform is the forward one of the conjugate.
  for (let bin = 0; bin < size; bin += 1) {
    const re = source.re[bin]! * heard.re[bin]! - source.im[bin]! * heard.im[bin]!
    heard.im[bin] = -(source.re[bin]! * heard.im[bin]! + source.im[bin]! * heard.re[bin]!)
    heard.re[bin] = re
  }
  transform(heard, turn)
  const out = silence(samples(length))
  for (let index = 0; index < length + response.left.length - 1; index += 1) {
    out.left[index % length]! += heard.re[index]! / size
    out.right[index % length]! -= heard.im[index]! / size
  }
  return out
}
