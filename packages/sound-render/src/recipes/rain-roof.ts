import { samples, seconds } from '@dhvani/units'
import { logBetween, uniformBetween } from '../dsp/chance.ts'
import { placeStereo, poissonTimes } from '../dsp/events.ts'
import { filterCyclic, highPass, onePoleLowPass } from '../dsp/filters.ts'
import { addDecayingSine } from '../dsp/resonance.ts'
import { scaleStereoToLevel, silence, type Stereo } from '../dsp/stereo.ts'
import type { RenderContext } from './render-context.ts'

/** Blows that drops are drawn from; each is then heard from its own distance. */
const BLOWS = 160

/** A drop on thin iron: a tap, and the sheet ringing in a handful of its many modes. */
const blowOnTin = (context: RenderContext, index: number): Float32Array => {
  const random = context.random('tin', index)
  const { sampleRate } = context
  const blow = new Float32Array(Math.round(0.09 * sampleRate))
  const tap = uniformBetween(0.0003, 0.001, random) * sampleRate
  for (let at = 0; at < 4 * tap; at += 1) blow[at] = 0.7 * (2 * random() - 1) * Math.exp(-at / tap)
  for (let mode = 0; mode < 6; mode += 1) {
    // Modes thin out towards both ends, so that no pitch marks the edge of the sheet.
    const frequency = 300 * (7500 / 300) ** ((random() + random()) / 2)
    addDecayingSine(
      blow,
      {
        start: samples(1),
        frequency,
        t60: seconds(logBetween(0.02, 0.085, random)),
        amplitude: uniformBetween(0.08, 0.4, random) * Math.min(1, 2400 / frequency),
      },
      sampleRate,
    )
  }
  return blow
}

/** Rain on a sheet of corrugated iron overhead. Unit power. */
export const tinRoof = (context: RenderContext, perSecond: number): Stereo => {
  const { length, sampleRate } = context
  const random = context.random('roof')
  const blows = Array.from({ length: BLOWS }, (_, index) => blowOnTin(context, index))
  const roof = silence(length)
  const count = Math.round((perSecond * length) / sampleRate)
  for (const at of poissonTimes(count, length, random)) {
    // The sheet is two to eight metres away: no drop is heard alone for long.
    const distance = Math.sqrt(uniformBetween(4, 64, random))
    placeStereo(roof, blows[Math.floor(random() * BLOWS)]!, {
      at,
      factor: ((random() < 0.5 ? -1 : 1) * logBetween(0.3, 1, random)) / distance,
      pan: uniformBetween(-0.9, 0.9, random),
      delay: samples(18),
    })
  }
  for (const channel of [roof.left, roof.right])
    filterCyclic(channel, [highPass(180, sampleRate), onePoleLowPass(6500, sampleRate)])
  return scaleStereoToLevel(roof, 1)
}
