import { samples, seconds, type Random } from '@dhvani/units'
import { uniformBetween } from '../dsp/chance.ts'
import { placeStereo, poissonTimes } from '../dsp/events.ts'
import { filterStereo, highPass, onePoleLowPass } from '../dsp/filters.ts'
import { addDecayingSine } from '../dsp/resonance.ts'
import { scaleStereoToLevel, silence, type Stereo } from '../dsp/stereo.ts'
import type { RenderContext } from './render-context.ts'

/** Blows that drops are drawn from; each is then heard from its own distance. */
const BLOWS = 160
/** Seconds in which a mode of 1 Hz would fall by 60 dB: 2.2 over a loss factor, which was tuned to .044: the sheet is screwed down, lapped and wet. */
const RING = 50
/** No mode of a lapped sheet rings longer, in seconds. */
const LONGEST_RING = 0.15

/** Drops of heavy rain (25 mm an hour) grow rarer by this power of e with each millimetre (J. Marshall and W. Palmer, 1948, of drops in the air; that
 * larger ones fall faster, and so strike more often, is left out). */
const RARER_PER_MILLIMETRE = 2.1
/** Diameters in millimetres: what is smaller is not heard alone, and what is larger breaks up as it falls. */
const [SMALLEST, LARGEST] = [1, 5]
/** A blow grows with the drop's mass and speed, which grows with the root of its diameter. */
const BLOW_POWER = 3.5

/** How hard a drop strikes, beside the largest. */
const strengthOfDrop = (random: Random): number => {
  const drawn = SMALLEST - Math.log(1 - random()) / RARER_PER_MILLIMETRE
  return (Math.min(LARGEST, drawn) / LARGEST) ** BLOW_POWER
}

/** A drop on thin iron: a tap, and the sheet ringing in a handful of its many modes. */
const blowOnTin = (context: RenderContext, index: number): Float32Array => {
  const random = context.random('tin', index)
  const { sampleRate } = context
  const blow = new Float32Array(Math.round(LONGEST_RING * sampleRate))
  const tap = uniformBetween(0.0003, 0.001, random) * sampleRate
  for (let at = 0; at < 4 * tap; at += 1) blow[at] = 1.6 * (2 * random() - 1) * Math.exp(-at / tap)
  for (let mode = 0; mode < 6; mode += 1) {
    // Modes thin out towards both ends, so that no pitch marks the edge of the sheet.
    const frequency = 300 * (7500 / 300) ** ((random() + random()) / 2)
    addDecayingSine(
      blow,
      {
        start: samples(1),
        frequency,
        t60: seconds(Math.min(LONGEST_RING, (RING / frequency) * uniformBetween(0.7, 1.4, random))),
        amplitude: uniformBetween(0.08, 0.4, random),
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
    // The sheet is two to eight metres away.
    const distance = Math.sqrt(uniformBetween(4, 64, random))
    placeStereo(roof, blows[Math.floor(random() * BLOWS)]!, {
      at,
      factor: ((random() < 0.5 ? -1 : 1) * strengthOfDrop(random)) / distance,
      pan: uniformBetween(-0.9, 0.9, random),
      delay: samples(18),
    })
  }
  filterStereo(roof, [highPass(180, sampleRate), onePoleLowPass(12_000, sampleRate)])
  return scaleStereoToLevel(roof, 1)
}
