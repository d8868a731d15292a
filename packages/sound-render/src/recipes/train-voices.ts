import { samples, seconds } from '@dhvani/units'
import { uniformBetween, logBetween } from '../dsp/chance.ts'
import { placeStereo } from '../dsp/events.ts'
import { filterOnce, onePoleLowPass } from '../dsp/filters.ts'
import { addDecayingSine } from '../dsp/resonance.ts'
import { reverberate } from '../dsp/reverb.ts'
import { addStereo, fromDecibels, scaleStereoToLevel, silence, type Stereo } from '../dsp/stereo.ts'
import type { RenderContext } from './render-context.ts'
import { nowAndThen } from './uneven-moments.ts'

/** A berth or a coupling that creaks, each time in its own way. */
export const creaks = (context: RenderContext): Stereo => {
  const { length, sampleRate } = context
  const heard = silence(length)
  const count = context.share(9)
  const moments = nowAndThen(context, 'creak', count, 0.7)
  for (let index = 0; index < count; index += 1) {
    const random = context.random('creak', index)
    const duration = uniformBetween(0.18, 0.5, random)
    const creak = new Float32Array(Math.round((duration + 0.2) * sampleRate))
    const frequencies = Array.from({ length: 3 }, () => logBetween(340, 1500, random))
    const slip = uniformBetween(38, 95, random)
    let at = 0
    while (at < duration * sampleRate) {
      const progress = at / (duration * sampleRate)
      for (const frequency of frequencies)
        addDecayingSine(
          creak,
          {
            start: samples(at),
            frequency: frequency * (1 + 0.12 * progress),
            t60: seconds(0.03),
            amplitude: Math.sin(Math.PI * progress) * uniformBetween(0.3, 1, random),
          },
          sampleRate,
        )
      at += (sampleRate / (slip * (0.7 + 0.8 * progress))) * uniformBetween(0.75, 1.25, random)
    }
    placeStereo(heard, creak, {
      at: moments[index]!,
      factor: uniformBetween(0.4, 1, random),
      pan: uniformBetween(-0.9, 0.9, random),
      delay: samples(20),
    })
  }
  return scaleStereoToLevel(heard, 1)
}

/** The horn's two trumpets: hertz, level in dB, and levels of their partials in dB. */
const TRUMPETS = [
  { frequency: 420, level: 0, partials: [0, -10, -9.5, -20, -24] },
  { frequency: 302, level: -10, partials: [0, -5, -17, -18, -22] },
]

/** The engine's two-tone horn, far ahead in the night, never the same twice. */
export const distantHorns = (context: RenderContext, count: number): Stereo => {
  const { length, sampleRate } = context
  const heard = silence(length)
  const moments = nowAndThen(context, 'horn', count, 3)
  for (let index = 0; index < count; index += 1) {
    const random = context.random('horn', index)
    const duration = uniformBetween(1, 1.9, random)
    const horn = new Float32Array(Math.round((duration + 0.4) * sampleRate))
    for (const { frequency: base, level, partials } of TRUMPETS) {
      const frequency = base * uniformBetween(0.985, 1.01, random)
      const amplitudes = partials.map((partial) => fromDecibels(level + partial))
      let phase = random()
      for (let at = 0; at < horn.length; at += 1) {
        const time = at / sampleRate
        const attack = Math.min(1, time / 0.09)
        const release = Math.max(0, Math.min(1, (duration + 0.3 - time) / 0.3))
        phase += (frequency * (1 - 0.025 * Math.exp(-time / 0.08))) / sampleRate
        let value = 0
        for (let partial = 0; partial < amplitudes.length; partial += 1)
          value += amplitudes[partial]! * Math.sin(2 * Math.PI * (partial + 1) * phase)
        horn[at]! += value * attack * release * release
      }
    }
    filterOnce(horn, [onePoleLowPass(2600, sampleRate)])
    placeStereo(heard, horn, {
      at: moments[index]!,
      factor: index % 2 === 0 ? 1 : 0.55,
      pan: uniformBetween(-0.5, 0.5, random),
    })
  }
  const far = reverberate(
    heard,
    { t60: seconds(2.6), damping: 1800, size: 1.3, preDelay: seconds(0.05) },
    sampleRate,
  )
  addStereo(far, heard, 0.5)
  return scaleStereoToLevel(far, 1)
}
