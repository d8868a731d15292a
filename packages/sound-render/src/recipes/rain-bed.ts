import { samples, seconds } from '@dhvani/units'
import { applyStereoGain, mapCurve, type Curve } from '../dsp/curve.ts'
import { uniformBetween, logBetween } from '../dsp/chance.ts'
import { placeStereo, poissonTimes } from '../dsp/events.ts'
import { filterStereo, highPass, highShelf, onePoleLowPass } from '../dsp/filters.ts'
import { tiltSections } from '../dsp/noise.ts'
import { addDecayingSine, bubble } from '../dsp/resonance.ts'
import { addLayer, fromDecibels, scaleStereoToLevel, silence, type Stereo } from '../dsp/stereo.ts'
import { tinRoof } from './rain-roof.ts'
import { nearDrops } from './near-drops.ts'
import { ON_LEAVES, type RainPlace } from './rain-places.ts'
import { diffuseNoise, type RenderContext } from './render-context.ts'
import { hearFrom } from './surroundings.ts'
import { nowAndThen } from './uneven-moments.ts'

/** Shapes that drops are drawn from; each is then filtered by distance through its own choice. */
const DROP_SHAPES = 700

/** Thousands of drops too far to tell apart. */
const wash = (context: RenderContext, level: number): Stereo => {
  const { sampleRate } = context
  const noise = diffuseNoise(context, 'wash', 0.34, [
    highPass(150, sampleRate, 0.5),
    ...tiltSections(-2.1, 400, 8000, sampleRate),
    onePoleLowPass(4300, sampleRate),
    highShelf(11_000, sampleRate, 0.7, -6),
  ])
  return scaleStereoToLevel(noise, level)
}

/** Rain on roofs and ground all around, so far that only its weight arrives. */
const weight = (context: RenderContext): Stereo =>
  scaleStereoToLevel(
    diffuseNoise(context, 'weight', 0.6, [
      highPass(55, context.sampleRate, 0.5),
      onePoleLowPass(170, context.sampleRate),
      onePoleLowPass(420, context.sampleRate),
    ]),
    1,
  )

/** A burst of noise around one pitch: a drop on a leaf, a stone or the ground some metres away. */
const dropShape = (context: RenderContext, index: number): Float32Array => {
  const random = context.random('shape', index)
  const { sampleRate } = context
  const duration = logBetween(0.0006, 0.0025, random)
  const shape = new Float32Array(Math.ceil(sampleRate * (duration * 2 + 0.002)))
  const frequency = logBetween(1500, 9000, random)
  const strikes = 1 + Math.floor(random() * 3)
  for (let strike = 0; strike < strikes; strike += 1)
    addDecayingSine(
      shape,
      {
        start: samples(random() * duration * 0.4 * sampleRate),
        frequency: frequency * uniformBetween(0.8, 1.25, random),
        t60: seconds(duration * uniformBetween(1.1, 2.2, random)),
        amplitude: uniformBetween(0.4, 1, random),
        phase: random() * Math.PI,
      },
      sampleRate,
    )
  const burst = Math.ceil(duration * sampleRate)
  for (let at = 0; at < burst; at += 1)
    shape[at]! += 0.6 * (2 * random() - 1) * Math.exp((-4 * at) / burst)
  return shape
}

/** Drops that can just be told apart: near enough to crackle, too many to count. */
const middleDrops = (context: RenderContext, perSecond: number): Stereo => {
  const random = context.random('middle drops')
  const shapes = Array.from({ length: DROP_SHAPES }, (_, index) => dropShape(context, index))
  const drops = silence(context.length)
  const count = Math.round((perSecond * context.length) / context.sampleRate)
  for (const at of poissonTimes(count, context.length, random)) {
    // Uniform over a ring of 3 to 15 m: nearer ones are told apart.
    const distance = Math.sqrt(uniformBetween(9, 225, random))
    placeStereo(drops, shapes[Math.floor(random() * DROP_SHAPES)]!, {
      at,
      factor: (random() < 0.5 ? -1 : 1) / distance,
      pan: uniformBetween(-0.95, 0.95, random),
      delay: samples(26),
    })
  }
  // Metres of wet air and leaves take the edge off.
  const air = [onePoleLowPass(4200, context.sampleRate), onePoleLowPass(9000, context.sampleRate)]
  filterStereo(drops, air)
  return scaleStereoToLevel(drops, 1)
}

/** Water running together drips from one edge, now and then, almost in time. */
const gutterDrips = (context: RenderContext): Stereo => {
  const random = context.random('gutter')
  const drips = silence(context.length)
  const { sampleRate } = context
  const runs = Math.max(1, Math.round(context.length / sampleRate / 20))
  for (const start of nowAndThen(context, 'gutter', runs, 1)) {
    let at: number = start
    const gap = sampleRate / uniformBetween(1.5, 3, random)
    const pan = uniformBetween(-0.7, 0.7, random)
    const radius = logBetween(0.0012, 0.0026, random)
    const count = 7 + Math.floor(random() * 9)
    for (let drip = 0; drip < count; drip += 1) {
      const fade = Math.sin((Math.PI * (drip + 0.5)) / count)
      placeStereo(drips, bubble(radius * uniformBetween(0.85, 1.2, random), 0.1, sampleRate), {
        at: samples(at),
        factor: fade * uniformBetween(0.5, 1, random),
        pan,
        delay: samples(26),
      })
      at += gap * uniformBetween(0.85, 1.15, random)
    }
  }
  return drips
}

/** Showers thicken and thin: up to 1.3 dB over 5 seconds to a minute, as in recordings. */
const showerCurve = (context: RenderContext, decibels: number): Curve =>
  mapCurve(context.wander('shower', { lowest: 0.016, highest: 0.2, slope: 0.8 }), (value) =>
    fromDecibels(decibels * Math.max(-2, Math.min(2, value))),
  )

/**
 * Rain at a place, about unit power: a wash, drops of the middle distance, a roof where there is one,
 * single near drops with bubbles (van den Doel 2005), drips, and a slow breath over all of it.
 */
export const rainBed = (context: RenderContext, place: RainPlace = ON_LEAVES): Stereo => {
  const { sampleRate } = context
  const rain = wash(context, place.wash)
  addLayer(rain, weight(context), place.weight)
  addLayer(rain, middleDrops(context, place.middleDrops), place.middle)
  hearFrom(place.outside, rain, sampleRate)
  if (place.roof > 0) addLayer(rain, tinRoof(context, place.roofDrops), place.roof)
  addLayer(rain, nearDrops(context, place), place.near)
  addLayer(rain, gutterDrips(context), place.drips)
  hearFrom(place.inside, rain, sampleRate)
  const shower = showerCurve(context, 0.65)
  applyStereoGain(rain, shower)
  return rain
}
