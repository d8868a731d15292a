import type { Setting, UsualCharacters } from '@dhvani/catalogue'
import { decibels, seconds } from '@dhvani/units'
import { applyStereoGain, curveFrom, mapCurve, type Curve } from '../dsp/curve.ts'
import { bell, filterStereo, highPass, lowPass } from '../dsp/filters.ts'
import { reverberate } from '../dsp/reverb.ts'
import { smoothStep } from '../dsp/smooth-step.ts'
import {
  addLayer,
  addStereo,
  fromDecibels,
  scaleStereoToLevel,
  type Stereo,
} from '../dsp/stereo.ts'
import type { Recipe } from '../recipe.ts'
import { readSetting } from './read-setting.ts'
import { createRenderContext, diffuseNoise, type RenderContext } from './render-context.ts'
import { hearFrom } from './surroundings.ts'
import { doors, rumble, squeal, wheelRoar } from './train-coach.ts'
import { couplings } from './train-couplings.ts'
import { rushingAir, TRAIN_PLACES } from './train-places.ts'
import { creaks, distantHorns } from './train-voices.ts'
import { nowAndThen } from './uneven-moments.ts'
import { planRide, USUAL_SPEED } from './train-ride.ts'
import { layTrack } from './train-track.ts'
import { coupleRake } from './train-rake.ts'
import { ringSteel } from './train-steel.ts'
import { coachBody, planStrikes, strikeJoints } from './train-wheels.ts'

const DURATION = seconds(64)
const CHARACTERS: UsualCharacters<'train'> = { speed: 50, whistle: 50 }

const readTrain = (setting: Setting | undefined) =>
  readSetting({ places: TRAIN_PLACES, characters: CHARACTERS }, setting)

/** For an eighth of the period the train runs over a girder bridge: wheels and joints ring in the steel. */
const bridge = (context: RenderContext, coach: Stereo): { ring: Stereo; lift: Float32Array } => {
  const { length, sampleRate } = context
  const middle = context.random('bridge')()
  const lift = curveFrom(length, (phase) => {
    const distance = Math.abs(((phase - middle + 1.5) % 1) - 0.5) * context.duration
    return 1 / (1 + Math.exp((distance - context.duration / 16) / 0.35))
  })
  const ring = scaleStereoToLevel(diffuseNoise(context, 'girders', 0.5, []), 1)
  addStereo(ring, coach, 1.6)
  filterStereo(ring, [
    // Girders are many and of many lengths: broad hills, where three narrow ones sang like a comb.
    bell(310, sampleRate, 1.6, 4),
    bell(560, sampleRate, 2, 6),
    bell(920, sampleRate, 2, 5),
    bell(1480, sampleRate, 1.8, 4),
    highPass(220, sampleRate),
    lowPass(2600, sampleRate),
  ])
  applyStereoGain(ring, lift)
  return { ring: scaleStereoToLevel(ring, 1), lift }
}

/** Seconds before and after it passes within which a train is at its full level, and beyond which it is 13 dB softer. */
const [NEAR_WITHIN, FAR_BEYOND] = [4, 13.6]

/** A train rolls by: it rises out of the distance and sinks back into it, twice a minute, by no timetable. */
const rollBy = (context: RenderContext): Curve => {
  const { duration, length } = context
  const passes = nowAndThen(context, 'platform', context.share(2), 16).map((at) => at / length)
  return curveFrom(length, (phase) => {
    const away = passes.map((pass) => Math.abs(((phase - pass + 1.5) % 1) - 0.5) * duration)
    return fromDecibels(
      -13 * smoothStep((Math.min(...away) - NEAR_WITHIN) / (FAR_BEYOND - NEAR_WITHIN)),
    )
  })
}

/** A night train, heard from the berth. */
export const train: Recipe = {
  file: 'train',
  version: '4',
  defaultSeed: 4,
  duration: DURATION,
  bitrate: 160,
  peakCeiling: decibels(-4),
  render: (options) => {
    const { place, lean } = readTrain(options.setting)
    const context = createRenderContext('train', DURATION, options)
    const { sampleRate } = context
    const speed = lean('speed', { least: 0.6, usual: 1, most: 1.55 })
    const travel = planRide(context, USUAL_SPEED * speed)
    const joints = layTrack(travel.metres, context.share(2), context.random('track'))
    const axles = coupleRake(context.random('rake'))
    const ride = scaleStereoToLevel(
      strikeJoints(context, travel, planStrikes(context, travel, joints, axles)),
      place.wheels,
    )
    const coach = scaleStereoToLevel(reverberate(ride, place.coach, sampleRate), 1)
    const { ring, lift } = bridge(context, coach)
    const roar = place.roar * lean('speed', { least: 0.65, usual: 1, most: 1.5 })
    addLayer(ride, wheelRoar(context, travel), roar)
    const steel = ringSteel(context, ride)
    const body = coachBody(context)
    filterStereo(ride, body)
    scaleStereoToLevel(ride, Math.hypot(place.wheels, roar))
    addLayer(ride, steel, place.steel)
    addLayer(ride, coach, place.inside)
    addLayer(ride, rumble(context), place.rumble)
    addLayer(ride, squeal(context), place.squeal)
    if (place.wind > 0) addLayer(ride, rushingAir(context), place.wind)
    applyStereoGain(
      ride,
      mapCurve(lift, (value) => fromDecibels(1.2 * value)),
    )
    addLayer(ride, ring, place.girders)
    if (place.rollsBy) applyStereoGain(ride, rollBy(context))
    addLayer(ride, creaks(context), place.creaks)
    addLayer(ride, doors(context), place.doors)
    addLayer(ride, couplings(context), place.couplings)
    const whistles = context.share(lean('whistle', { least: 0, usual: 2, most: 6 }))
    addLayer(
      ride,
      distantHorns(context, whistles),
      place.whistle * lean('whistle', { least: 0, usual: 1, most: 3.2 }),
    )
    hearFrom(place.around, ride, sampleRate)
    filterStereo(ride, [highPass(22, sampleRate)])
    return ride
  },
}
