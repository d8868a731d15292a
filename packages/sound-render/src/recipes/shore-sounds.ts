import { samples, seconds } from '@dhvani/units'
import { logBetween, uniformBetween } from '../dsp/chance.ts'
import { placeStereo } from '../dsp/events.ts'
import { filterOnce, lowPass } from '../dsp/filters.ts'
import { addDecayingSine, bubble } from '../dsp/resonance.ts'
import { addInto, scaleStereoToLevel, silence, type Stereo } from '../dsp/stereo.ts'
import type { RenderContext } from './render-context.ts'

/** A slap of water against stone: a burst, and the cleft that booms, at no one pitch. */
const slap = (context: RenderContext, index: number): Float32Array => {
  const random = context.random('slap', index)
  const { sampleRate } = context
  const blow = new Float32Array(Math.round(0.5 * sampleRate))
  const fall = uniformBetween(0.03, 0.09, random) * sampleRate
  for (let at = 0; at < blow.length; at += 1)
    blow[at] = (2 * random() - 1) * Math.min(1, at / (0.006 * sampleRate)) * Math.exp(-at / fall)
  filterOnce(blow, [lowPass(logBetween(900, 2600, random), sampleRate)])
  const boom = logBetween(70, 130, random)
  for (const ratio of [1, 1.37, 1.81, 2.43])
    addDecayingSine(
      blow,
      {
        start: samples(uniformBetween(0, 0.02, random) * sampleRate),
        frequency: boom * ratio * uniformBetween(0.94, 1.06, random),
        t60: seconds(uniformBetween(0.12, 0.3, random)),
        amplitude: 0.26 / ratio,
      },
      sampleRate,
    )
  return blow
}

/**
 * Water thrown into clefts of rock: a few slaps with each wave, and bubbles that gurgle out after them.
 * Unit power.
 *
 * @param waves their moments, as phases of the loop, and heights
 */
export const clefts = (
  context: RenderContext,
  waves: readonly { readonly at: number; readonly height: number }[],
): Stereo => {
  const { length, sampleRate } = context
  const heard = silence(length)
  waves.forEach(({ at, height }, wave) => {
    const random = context.random('cleft', wave)
    const pan = uniformBetween(-0.6, 0.6, random)
    let start = at * length
    for (let blow = 0; blow < 3; blow += 1) {
      placeStereo(heard, slap(context, 3 * wave + blow), {
        at: samples(start),
        factor: height * uniformBetween(0.5, 1, random) * 0.7 ** blow,
        pan,
        delay: samples(12),
      })
      const gurgle = new Float32Array(Math.round(1.6 * sampleRate))
      for (let count = 0; count < 70; count += 1) {
        const drop = bubble(
          logBetween(0.0014, 0.007, random),
          uniformBetween(0.05, 0.2, random),
          sampleRate,
        )
        const from = Math.round((0.15 + 1.2 * random() ** 1.5) * sampleRate)
        const room = gurgle.subarray(from, from + drop.length)
        addInto(room, drop, logBetween(0.01, 0.1, random))
      }
      placeStereo(heard, gurgle, { at: samples(start), factor: height, pan, delay: samples(12) })
      start += uniformBetween(0.35, 1.1, random) * sampleRate
    }
  })
  return scaleStereoToLevel(heard, 1)
}

/**
 * Crickets in the grass behind a shore: each chirps at its own pitch, four syllables at a time, once or
 * twice a second. Unit power.
 */
export const crickets = (context: RenderContext): Stereo => {
  const { length, sampleRate } = context
  const heard = silence(length)
  for (let insect = 0; insect < 4; insect += 1) {
    const random = context.random('cricket', insect)
    const pitch = uniformBetween(3900, 4900, random)
    const pan = uniformBetween(-0.9, 0.9, random)
    const syllable = Math.round(0.034 * sampleRate)
    // Whole syllables: a chirp that is cut within one ends with a click.
    const chirp = new Float32Array(4 * syllable)
    for (let at = 0; at < chirp.length; at += 1) {
      const shape = Math.sin((Math.PI * (at % syllable)) / syllable) ** 2
      chirp[at] = shape * Math.sin((2 * Math.PI * pitch * at) / sampleRate)
    }
    const count = Math.round(context.duration * uniformBetween(1.4, 2.2, random))
    const level = logBetween(0.3, 1, random)
    for (let index = 0; index < count; index += 1)
      placeStereo(heard, chirp, {
        at: samples(((index + uniformBetween(-0.06, 0.06, random)) / count) * length),
        factor: level * uniformBetween(0.8, 1, random),
        pan,
        delay: samples(16),
      })
  }
  return scaleStereoToLevel(heard, 1)
}
