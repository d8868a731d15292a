import { RIGHT_EAR_LATER } from '@dhvani/catalogue/limits'
import { samples, type Hertz } from '@dhvani/units'
import { turned } from '../dsp/calm-seam.ts'
import { filterCyclic, onePoleLowPass } from '../dsp/filters.ts'
import { copyOf, giveBack } from '../dsp/signals.ts'
import type { Stereo } from '../dsp/stereo.ts'
import type { Recipe } from '../recipe.ts'

const laterBy = (length: number) => samples(Math.round(length * RIGHT_EAR_LATER))

/** A loop of one channel as players play it: in both ears, later in the right one (docs/contract/audio.md §1). */
export const spreadChannel = (channel: Float32Array): Stereo => ({
  left: channel,
  right: turned(channel, laterBy(channel.length)),
})

/** Ears share bass from about here downwards, in hertz: a wave is then far longer than a head is wide. */
const SHARED_UP_TO = 200

/**
 * Makes the bass of a loop half its own and half what was {@link RIGHT_EAR_LATER} before, so that both ears share half
 * of it once the loop is spread. In place.
 *
 * With a low-pass H of first order, whose real part is |H|², `1 + (c - 1) H` and `c H` add up to a power of 1 at every
 * frequency for c² = 1/2. So no level changes.
 */
const shareBass = (channel: Float32Array, sampleRate: Hertz): Float32Array => {
  const { length } = channel
  const bass = filterCyclic(copyOf(channel), [onePoleLowPass(SHARED_UP_TO, sampleRate)])
  const before = length - laterBy(length)
  for (let at = 0; at < length; at += 1)
    channel[at] =
      channel[at]! + (Math.SQRT1_2 - 1) * bass[at]! + Math.SQRT1_2 * bass[(at + before) % length]!
  giveBack(bass)
  return channel
}

/**
 * A recipe of a steady texture as players play it: its left channel in both ears, with a bass that they share. So a
 * period is as loud in both ears as the file, and begins where both are calm.
 */
export const spreadTexture = (recipe: Recipe): Recipe => ({
  ...recipe,
  render: (take) => {
    const { left, right } = recipe.render(take)
    giveBack(right)
    return spreadChannel(shareBass(left, take.sampleRate))
  },
})
