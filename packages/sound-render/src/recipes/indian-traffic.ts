import type { UsualCharacters } from '@dhvani/catalogue'
import { decibels, samples, seconds, type Samples } from '@dhvani/units'
import { createDeck, logBetween, uniformBetween } from '../dsp/chance.ts'
import { placeStereo, placeStereoEvent } from '../dsp/events.ts'
import { filterOnce, highPass, lowPass, onePoleLowPass } from '../dsp/filters.ts'
import { addDecayingSine } from '../dsp/resonance.ts'
import { giveBack } from '../dsp/signals.ts'
import {
  addLayer,
  addStereo,
  fromDecibels,
  scaleStereo,
  scaleStereoToLevel,
  silence,
  type Stereo,
} from '../dsp/stereo.ts'
import type { Recipe, TakeOptions } from '../recipe.ts'
import { answerOfWalls, cityRoar, nextStreets } from './city.ts'
import { driveBy } from './drive-by.ts'
import { drivePast, MANNERS, STEPS_PER_SECOND } from './drives.ts'
import { ENGINES, renderVehicle, type VehicleKind } from './engines.ts'
import { HORNS, PRESSES, renderHorn } from './horns.ts'
import { readSetting } from './read-setting.ts'
import { createRenderContext, type RenderContext } from './render-context.ts'
import { findHornGain, raiseUnrest } from './street-bounds.ts'
import { hearFrom } from './surroundings.ts'
import { TRAFFIC_PLACES, type TrafficPlace } from './traffic-places.ts'
import { drawUnevenMoments } from './uneven-moments.ts'

const DURATION = seconds(96)
/** Metres from which a vehicle sounds as loud as `LOUDNESS` has it. */
const PASSES_AT = 4.5
const CHARACTERS: UsualCharacters<'indian-traffic'> = { horns: 50, vehicles: 50 }

/** How loud a kind is at the same distance, in dB. */
const LOUDNESS: Readonly<Record<VehicleKind, number>> = {
  rickshaw: 0,
  scooter: -1,
  motorcycle: -1,
  car: -4,
  bus: 4,
}

/**
 * Moments around the period, in samples, with gaps as chance has them: see {@link drawUnevenMoments}.
 *
 * @param shortest and `longest`: of the gaps, in seconds
 */
const momentsOf = (
  { duration, sampleRate, random }: RenderContext,
  count: number,
  { shortest, longest }: { shortest: number; longest: number },
  name: string,
): Samples[] =>
  drawUnevenMoments(
    duration,
    { shortest: Array.from({ length: count }, () => shortest), longest, power: 1 },
    random(name),
  ).map((moment) => samples(Math.round(moment * sampleRate)))

const passages = (context: RenderContext, place: TrafficPlace): Stereo => {
  const { length, sampleRate } = context
  const street = silence(length)
  const count = context.share((place.passagesPerMinute * DURATION) / 60)
  const dealKind = createDeck(place.kinds, context.random('kinds'))
  const dealManner = createDeck(MANNERS, context.random('manners'))
  // The fewer vehicles, the longer nothing passes.
  const longest = Math.max(8, (3 * DURATION) / count)
  const moments = momentsOf(context, count, { shortest: 0.7, longest }, 'passages')
  for (const [index, at] of moments.entries()) {
    const own = context.random('vehicle', index)
    const [kind, manner] = [dealKind(), dealManner()]
    const drive = drivePast(ENGINES[kind], manner, uniformBetween(...place.speed, own), own)
    const vehicle = renderVehicle(kind, drive, sampleRate, own)
    const pass = (start: Samples, nearest: number, louder: number) => {
      const passage = { along: drive.along, nearest, direction: own() < 0.5 ? -1 : 1 } as const
      const factor = fromDecibels(LOUDNESS[kind] + louder) * (PASSES_AT / nearest)
      const heard = driveBy(vehicle, passage, sampleRate)
      placeStereoEvent(street, heard, start, factor)
      giveBack(heard.left, heard.right)
    }
    const nearest = uniformBetween(...place.nearLane, own)
    pass(at, nearest, uniformBetween(-4, 1, own))
    const later = samples(at + length * uniformBetween(0.2, 0.8, own))
    pass(later, uniformBetween(...place.farLane, own), 0)
    giveBack(vehicle.engine, vehicle.tyres.left, vehicle.tyres.right)
    if (kind === 'bus' && (manner === 'slow' || manner === 'stand')) {
      const slowest = drive.speed.indexOf(Math.min(...drive.speed))
      const after = (slowest / STEPS_PER_SECOND) * sampleRate
      releaseBrakes(context, street, { at: samples(at + after), nearest }, index)
    }
  }
  return scaleStereoToLevel(street, 1)
}

/** Compressed air let go as a bus has slowed down, `nearest` metres away. */
const releaseBrakes = (
  context: RenderContext,
  street: Stereo,
  { at, nearest }: { at: Samples; nearest: number },
  index: number,
): void => {
  const random = context.random('brakes', index)
  const { sampleRate } = context
  const hiss = new Float32Array(Math.round(uniformBetween(0.25, 0.6, random) * sampleRate))
  for (let sample = 0; sample < hiss.length; sample += 1)
    hiss[sample] =
      (2 * random() - 1) *
      Math.min(1, sample / (0.01 * sampleRate)) *
      Math.exp((-3 * sample) / hiss.length)
  filterOnce(hiss, [highPass(1400, sampleRate), lowPass(6000, sampleRate)])
  placeStereo(street, hiss, {
    at,
    factor: 0.5 * (PASSES_AT / nearest),
    pan: uniformBetween(-0.6, 0.6, random),
    delay: samples(20),
  })
}

/** Drivers of each group in turn. Chance would make one street twice as loud as another. */
const DRIVERS = [1, 2, 1, 1, 3, 1]

/** Horns answer horns: they come in groups of one to three drivers. */
const horns = (
  context: RenderContext,
  { hornGroupsPerMinute, hornDistance }: TrafficPlace,
): Stereo => {
  const { length, sampleRate } = context
  const street = silence(length)
  const random = context.random('between horns')
  const groups = context.share((hornGroupsPerMinute * DURATION) / 60)
  const dealHorn = createDeck(HORNS, context.random('kinds of horns'))
  const dealPresses = createDeck(PRESSES, context.random('presses'))
  let driver = 0
  const first = Math.floor(random() * DRIVERS.length)
  for (const [group, start] of momentsOf(
    context,
    groups,
    { shortest: 2, longest: 28 },
    'horns',
  ).entries()) {
    let at = start
    const drivers = DRIVERS[(first + group) % DRIVERS.length]!
    for (let index = 0; index < drivers; index += 1) {
      const own = context.random('driver', driver)
      const distance = logBetween(...hornDistance, own)
      const blown = renderHorn({ horn: dealHorn(), presses: dealPresses() }, sampleRate, own)
      const horn = filterOnce(blown, [
        // Air takes hardly more than 1 dB at 4 kHz in 50 m; corners and vehicles in between take the rest.
        onePoleLowPass(5000 / (1 + distance / 60), sampleRate),
      ])
      placeStereo(street, horn, {
        at,
        factor: (9 / distance) ** 0.45,
        pan: uniformBetween(-0.5, 0.5, own),
        delay: samples(8),
      })
      at = samples(at + horn.length + uniformBetween(0.15, 1.1, random) * sampleRate)
      driver += 1
    }
  }
  return street
}

/** A bicycle bell: two struck cups rolled by a thumb. */
const cycleBells = (context: RenderContext, bellCount: number): Stereo => {
  const { length, sampleRate } = context
  const street = silence(length)
  const count = context.share(bellCount)
  const moments = momentsOf(context, count, { shortest: 1.5, longest: Infinity }, 'bells')
  for (const [index, at] of moments.entries()) {
    const random = context.random('bell', index)
    const bells = new Float32Array(Math.round(1.4 * sampleRate))
    const tuning = uniformBetween(0.93, 1.08, random)
    const rolls = 1 + Math.floor(random() * 2)
    for (let roll = 0; roll < rolls; roll += 1) {
      const strikes = 3 + Math.floor(random() * 4)
      for (let strike = 0; strike < strikes; strike += 1)
        for (const [frequency, t60, level] of [
          [2310, 0.5, 1],
          [4720, 0.35, 0.6],
          [6900, 0.2, 0.25],
        ] as const)
          addDecayingSine(
            bells,
            {
              start: samples((roll * 0.42 + strike / 14) * sampleRate + 30 * random()),
              frequency: frequency * tuning,
              t60: seconds(t60),
              amplitude: level * uniformBetween(0.5, 1, random),
            },
            sampleRate,
          )
    }
    placeStereo(street, bells, {
      at,
      factor: uniformBetween(0.4, 0.9, random),
      pan: uniformBetween(-0.9, 0.9, random),
      delay: samples(24),
    })
  }
  return street
}

/** The layers of the street, separate so that what horns add can be measured. */
export const trafficLayers = (options: TakeOptions): { street: Stereo; horns: Stereo } => {
  const { place, lean } = readSetting(
    { places: TRAFFIC_PLACES, characters: CHARACTERS },
    options.setting,
  )
  const context = createRenderContext('indian-traffic', DURATION, options)
  const { sampleRate } = context
  const street = scaleStereoToLevel(cityRoar(context), place.bed)
  const busier = lean('vehicles', { least: 0.2, usual: 1, most: 2 })
  const passing = passages(context, {
    ...place,
    passagesPerMinute: place.passagesPerMinute * busier,
  })
  const louder = lean('vehicles', { least: 0.35, usual: 1, most: 1.4 })
  addLayer(street, nextStreets(passing, sampleRate), place.city * louder)
  scaleStereo(passing, place.passages * louder)
  addLayer(passing, cycleBells(context, place.bellCount), place.bells)
  addStereo(street, passing)
  addLayer(street, answerOfWalls(passing, sampleRate))
  const often = lean('horns', { least: 0, usual: 1, most: 3.4 })
  const blown = horns(context, {
    ...place,
    hornGroupsPerMinute: place.hornGroupsPerMinute * often,
  })
  // More horns are as loud, each of them, as few.
  scaleStereoToLevel(blown, place.horns * Math.sqrt(often))
  addLayer(blown, answerOfWalls(blown, sampleRate))
  // In other places and settings, chance alone decides.
  const isUsual = place === TRAFFIC_PLACES.kerb && busier === 1 && often === 1
  if (isUsual) raiseUnrest(street, sampleRate)
  hearFrom(place.around, street, sampleRate)
  hearFrom(place.around, blown, sampleRate)
  return {
    street,
    horns: isUsual ? scaleStereo(blown, findHornGain(street, blown, sampleRate)) : blown,
  }
}

/** Rickshaws, engines and far-off horns. */
export const indianTraffic: Recipe = {
  file: 'indian-traffic',
  version: '5',
  defaultSeed: 10,
  duration: DURATION,
  bitrate: 160,
  isSparse: true,
  peakCeiling: decibels(-5.5),
  render: (options) => {
    const { street, horns: blown } = trafficLayers(options)
    addStereo(street, blown)
    return street
  },
}
