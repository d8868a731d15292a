import { samples, seconds, type Hertz, type Random } from '@dhvani/units'
import { logBetween, uniformBetween } from '../dsp/chance.ts'
import { placeStereo, poissonTimes } from '../dsp/events.ts'
import { filterOnce, highPass, lowPass, onePoleLowPass, type Section } from '../dsp/filters.ts'
import { addDecayingSine, bubble } from '../dsp/resonance.ts'
import { silence, type Stereo } from '../dsp/stereo.ts'
import type { RainPlace, Surface } from './rain-places.ts'
import type { RenderContext } from './render-context.ts'

/** Millimetres: what is smaller is not heard alone, and what is larger breaks up as it falls. */
const [SMALLEST, LARGEST] = [1, 5.5]
/** Drops of heavy rain grow rarer by this power of e with each millimetre (J. Marshall and W. Palmer, 1948). */
const RARER_PER_MILLIMETRE = 2.1
/** Millimetres of a drop that gathered at a leaf's tip or an edge until it was too heavy to hang on. */
const [LEAST_GATHERED, MOST_GATHERED] = [3.5, LARGEST]
/** Metres from the ear to the nearest drops and to the farthest that are told apart. */
const [NEAREST, FARTHEST] = [1.2, 4]

type Drop = { readonly surface: Surface; readonly diameter: number; readonly distance: number }

/** Metres a second of a drop of so many millimetres (D. Atlas, R. Srivastava and R. Sekhon, 1973). */
const speedOf = (diameter: number): number => 9.65 - 10.3 * Math.exp(-0.6 * diameter)

/** A drop's momentum, which its blow follows, beside that of the largest. */
const blowOf = (diameter: number): number =>
  ((diameter / LARGEST) ** 3 * speedOf(diameter)) / speedOf(LARGEST)

/** The blow, what it makes ring, and how much of its upper end is left where the listener is. */
const nearDrop = (
  { surface, diameter, distance }: Drop,
  sampleRate: Hertz,
  random: Random,
): Float32Array => {
  const drop = new Float32Array(Math.ceil(0.12 * sampleRate))
  const ring = (lowest: number, highest: number, t60: number, amplitude: number) =>
    addDecayingSine(
      drop,
      {
        start: samples(3),
        frequency: logBetween(lowest, highest, random),
        t60: seconds(t60 * uniformBetween(0.6, 1.5, random)),
        amplitude: amplitude * uniformBetween(0.5, 1, random),
      },
      sampleRate,
    )
  // A drop strikes for as long as it takes to fall by its own diameter.
  const blow = (diameter / speedOf(diameter) / 1000) * sampleRate
  for (let at = 0; at < 8 * blow; at += 1)
    drop[at] = (2 * random() - 1) * Math.min(1, (at + 1) / 6) * Math.exp(-at / blow)
  const sections: Record<Surface, Section[]> = {
    leaf: [lowPass(logBetween(2500, 6000, random), sampleRate, 0.9)],
    stone: [highPass(1200, sampleRate)],
    puddle: [],
    glass: [lowPass(3400, sampleRate, 2.4), highPass(500, sampleRate)],
  }
  filterOnce(drop, sections[surface])
  // What splashes off it patters on what is around, of which glass has nothing.
  const patter = uniformBetween(0.006, 0.018, random) * sampleRate
  const share = (surface === 'glass' ? 0.2 : 1) * uniformBetween(0.5, 1, random)
  for (let at = 0; at < 5 * patter && at < drop.length; at += 1)
    drop[at]! += share * (2 * random() - 1) * Math.min(1, at / blow / 3) * Math.exp(-at / patter)
  if (surface === 'leaf') {
    ring(280, 900, 0.03, 0.4)
    ring(700, 1900, 0.02, 0.3)
  }
  if (surface === 'glass') ring(1700, 2900, 0.02, 0.7)
  if (surface === 'puddle' || (surface !== 'glass' && random() < 0.18)) {
    // A larger drop draws a larger bubble down.
    const radius = (diameter / 1000) * logBetween(0.15, 0.45, random)
    const sung = bubble(radius, uniformBetween(0.06, 0.16, random), sampleRate)
    const start = Math.round(uniformBetween(0.003, 0.012, random) * sampleRate)
    const level = uniformBetween(0.25, 0.6, random)
    for (let at = 0; at < sung.length && start + at < drop.length; at += 1)
      drop[start + at]! += sung[at]! * level
  }
  // A leaf or a splash is too small to radiate lows; what hangs between the drop and the ear takes its edge off.
  return filterOnce(drop, [
    highPass(220, sampleRate),
    onePoleLowPass(14_000 / (1 + distance), sampleRate),
  ])
}

/** Single drops close by, each of a size and at a distance of its own, on what lies there. */
export const nearDrops = (
  context: RenderContext,
  { nearDrops: perSecond, gathered, surfaces }: RainPlace,
): Stereo => {
  const random = context.random('near drops')
  const { length, sampleRate } = context
  const drops = silence(length)
  const count = Math.round((perSecond * length) / sampleRate)
  for (const at of poissonTimes(count, length, random)) {
    const draw = random()
    const { surface } = surfaces.find(({ upTo }) => draw < upTo)!
    const diameter =
      random() < gathered
        ? uniformBetween(LEAST_GATHERED, MOST_GATHERED, random)
        : Math.min(LARGEST, SMALLEST - Math.log(1 - random()) / RARER_PER_MILLIMETRE)
    // Drops fall evenly over the ground: few are near.
    const distance = Math.sqrt(uniformBetween(NEAREST ** 2, FARTHEST ** 2, random))
    placeStereo(drops, nearDrop({ surface, diameter, distance }, sampleRate, random), {
      at,
      factor: blowOf(diameter) / distance,
      pan: uniformBetween(-0.65, 0.65, random),
      delay: samples(26),
    })
  }
  return drops
}
