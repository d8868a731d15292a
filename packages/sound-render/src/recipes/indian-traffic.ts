import type { UsualCharacters } from '@dhvani/catalogue'
import { decibels, samples, seconds, type Samples } from '@dhvani/units'
import { applyGain, mapCurve } from '../dsp/curve.ts'
import { choose, createDeck, logBetween, uniformBetween } from '../dsp/chance.ts'
import { pacedTimes, placeStereo, placeStereoEvent } from '../dsp/events.ts'
import { filterCyclic, filterOnce, highPass, lowPass, onePoleLowPass } from '../dsp/filters.ts'
import { pinkNoise } from '../dsp/noise.ts'
import { addDecayingSine } from '../dsp/resonance.ts'
import { echoes, reverberate } from '../dsp/reverb.ts'
import {
  addStereo,
  fromDecibels,
  scaleStereo,
  scaleStereoToLevel,
  shareBetween,
  silence,
  type Stereo,
} from '../dsp/stereo.ts'
import type { Recipe, TakeOptions } from '../recipe.ts'
import { HORNS, PRESSES, renderHorn } from './horns.ts'
import { readSetting } from './read-setting.ts'
import { createRenderContext, type RenderContext } from './render-context.ts'
import { findHornGain, raiseUnrest } from './street-bounds.ts'
import { hearFrom } from './surroundings.ts'
import { TRAFFIC_PLACES, type TrafficPlace } from './traffic-places.ts'
import { driveBy, renderVehicle, type VehicleKind } from './vehicles.ts'

const DURATION = seconds(96)
const CHARACTERS: UsualCharacters<'indian-traffic'> = { horns: 50, vehicles: 50 }

/** How loud a kind is at the same distance, in dB. */
const LOUDNESS: Readonly<Record<VehicleKind, number>> = {
  rickshaw: 0,
  scooter: -1,
  motorcycle: -1,
  car: -3,
  bus: 1.5,
}

/** The city behind the nearest street: a dull roar from everywhere, never quite still. */
const bed = (context: RenderContext): Stereo => {
  const { length, sampleRate } = context
  const noise = (name: string) => pinkNoise(length, sampleRate, context.random('bed', name))
  const city = shareBetween({ left: noise('left'), right: noise('right') }, noise('middle'), 0.82)
  const swell = context.wander('swell', { lowest: 0.03, highest: 1.2, slope: 0.5 })
  const gain = mapCurve(swell, (value) => fromDecibels(2 * Math.max(-2, Math.min(2, value))))
  for (const channel of [city.left, city.right]) {
    filterCyclic(channel, [
      highPass(60, sampleRate),
      onePoleLowPass(1100, sampleRate),
      onePoleLowPass(7000, sampleRate),
    ])
    applyGain(channel, gain)
  }
  return scaleStereoToLevel(city, 1)
}

const passages = (context: RenderContext, place: TrafficPlace): Stereo => {
  const { length, sampleRate } = context
  const street = silence(length)
  const random = context.random('passages')
  const count = context.share((place.passagesPerMinute * DURATION) / 60)
  pacedTimes(count, length, 0.8, random).forEach((at, index) => {
    const own = context.random('vehicle', index)
    const kind = choose(place.kinds, own)
    const duration = uniformBetween(7, 10, own)
    const vehicle = renderVehicle(kind, samples(Math.round(duration * sampleRate)), sampleRate, own)
    const nearest = uniformBetween(...place.nearLane, own)
    const heard = driveBy(
      vehicle,
      { speed: uniformBetween(...place.speed, own), nearest, direction: own() < 0.5 ? -1 : 1 },
      sampleRate,
    )
    placeStereoEvent(
      street,
      heard,
      samples(at - heard.left.length / 2),
      fromDecibels(LOUDNESS[kind] + uniformBetween(-4, 1, own)) * (4.5 / nearest),
    )
    const lane = uniformBetween(...place.farLane, own)
    const far = driveBy(
      vehicle,
      {
        speed: uniformBetween(...place.speed, own),
        nearest: lane,
        direction: own() < 0.5 ? -1 : 1,
      },
      sampleRate,
    )
    placeStereoEvent(
      street,
      far,
      samples(at + length * uniformBetween(0.2, 0.8, own)),
      fromDecibels(LOUDNESS[kind]) * (4.5 / lane),
    )
    if (kind === 'bus')
      releaseBrakes(
        context,
        street,
        samples(at + uniformBetween(0.5, 1.5, own) * sampleRate),
        index,
      )
  })
  return scaleStereoToLevel(street, 1)
}

/** Compressed air let go as a bus slows down. */
const releaseBrakes = (
  context: RenderContext,
  street: Stereo,
  at: Samples,
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
    factor: 0.5,
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
  const random = context.random('horns')
  const groups = context.share((hornGroupsPerMinute * DURATION) / 60)
  const dealHorn = createDeck(HORNS, context.random('kinds of horns'))
  const dealPresses = createDeck(PRESSES, context.random('presses'))
  let driver = 0
  const first = Math.floor(random() * DRIVERS.length)
  for (const [group, start] of pacedTimes(groups, length, 0.75, random).entries()) {
    let at = start
    const drivers = DRIVERS[(first + group) % DRIVERS.length]!
    for (let index = 0; index < drivers; index += 1) {
      const own = context.random('driver', driver)
      const distance = logBetween(...hornDistance, own)
      const blown = renderHorn({ horn: dealHorn(), presses: dealPresses() }, sampleRate, own)
      const horn = filterOnce(blown, [
        onePoleLowPass(3400 / (1 + distance / 40), sampleRate),
        onePoleLowPass(9000 / (1 + distance / 30), sampleRate),
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
  const walls = echoes(
    street,
    [
      { delay: seconds(0.073), gain: 0.2, pan: 0.7 },
      { delay: seconds(0.108), gain: 0.16, pan: -0.8 },
      { delay: seconds(0.134), gain: 0.11, pan: 0.2 },
    ],
    sampleRate,
  )
  for (const channel of [walls.left, walls.right])
    filterCyclic(channel, [onePoleLowPass(2600, sampleRate)])
  addStereo(street, walls)
  return street
}

/** A bicycle bell: two struck cups rolled by a thumb. */
const cycleBells = (context: RenderContext, bellCount: number): Stereo => {
  const { length, sampleRate } = context
  const street = silence(length)
  const count = context.share(bellCount)
  for (let index = 0; index < count; index += 1) {
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
      at: samples(((index + random()) / count) * length),
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
  const street = scaleStereoToLevel(bed(context), place.bed)
  const busier = lean('vehicles', { least: 0.2, usual: 1, most: 2 })
  const passing = passages(context, {
    ...place,
    passagesPerMinute: place.passagesPerMinute * busier,
  })
  addStereo(
    street,
    passing,
    place.passages * lean('vehicles', { least: 0.35, usual: 1, most: 1.4 }),
  )
  addStereo(street, cycleBells(context, place.bellCount), place.bells)
  const often = lean('horns', { least: 0, usual: 1, most: 3.4 })
  // In other places and settings, chance alone decides.
  const isUsual = place === TRAFFIC_PLACES.kerb && busier === 1 && often === 1
  if (isUsual) raiseUnrest(street, sampleRate)
  hearFrom(place.around, street, sampleRate)
  const blown = horns(context, {
    ...place,
    hornGroupsPerMinute: place.hornGroupsPerMinute * often,
  })
  const far = reverberate(
    blown,
    { t60: seconds(1.3), damping: 2200, size: 1.4, preDelay: seconds(0.03) },
    sampleRate,
  )
  addStereo(blown, far, 0.22)
  hearFrom(place.around, blown, sampleRate)
  // More horns are as loud, each of them, as few.
  scaleStereoToLevel(blown, place.horns * Math.sqrt(often))
  return {
    street,
    horns: isUsual ? scaleStereo(blown, findHornGain(street, blown, sampleRate)) : blown,
  }
}

/** Rickshaws, engines and far-off horns. */
export const indianTraffic: Recipe = {
  file: 'indian-traffic',
  version: '4',
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
