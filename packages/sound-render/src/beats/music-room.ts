import { samples, seconds, seededRandom, type Hertz } from '@dhvani/units'
import { convolveCyclic } from '../dsp/convolve-cyclic.ts'
import { filterOnce, lowPass } from '../dsp/filters.ts'
import { whiteNoise } from '../dsp/noise.ts'
import { SIXTY_DECIBELS } from '../dsp/resonance.ts'
import { addInto, addStereo, type Stereo } from '../dsp/stereo.ts'
import { findImages, SPEED_OF_SOUND, type Image, type Point } from './room-images.ts'

/** Metres: a room in a house, with a carpet to play on and a pair of microphones. */
export const ROOM_SIZE: Point = [5.6, 4.2, 2.9]
const MICROPHONES: Point = [2.6, 1.3, 0.75]

/** Hertz where one band of the room ends and the next begins. */
const CROSSOVERS = [500, 2000, 5000] as const

/** Seconds in which each band falls by 60 dB: cloth and air take the highs. */
export const ROOM_T60 = [0.95, 0.9, 0.75, 0.5].map(seconds)

/** Seconds in which the tail takes over: by then reflections come too thick to count. */
const MIXING = { from: 0.024, to: 0.034 } as const

/** ORTF: two cardioids 17 cm apart, turned 55 degrees to the sides. */
const HALF_SPACING = 0.085
const TURNED = (55 * Math.PI) / 180

/** Where a player sits, as the microphones see it. */
export type Seat = {
  /** Metres from the microphones, 0.2 to 1.2. Sets how loud the room is beside the instrument. */
  distance: number
  /** Degrees to the right of the middle. */
  bearing: number
}

const VOLUME = ROOM_SIZE[0] * ROOM_SIZE[1] * ROOM_SIZE[2]
const SURFACE =
  2 * (ROOM_SIZE[0] * ROOM_SIZE[1] + ROOM_SIZE[1] * ROOM_SIZE[2] + ROOM_SIZE[0] * ROOM_SIZE[2])

/** What a wall gives back of a sound's pressure: C. F. Eyring, JASA 1 (1930). */
const reflectionOf = (t60: number) => Math.exp((-0.161 * VOLUME) / (2 * SURFACE * t60))

/** Metres at which the room is as loud as the instrument: H. Kuttruff, "Room Acoustics", ch. 5. */
const criticalDistance = (t60: number) => 0.057 * Math.sqrt(VOLUME / t60)

/** Linear, 1 from the front of a microphone. @param side -1 is the left one */
const cardioid = ([x, y]: Point, side: number) =>
  0.5 + 0.5 * (x * side * Math.sin(TURNED) + y * Math.cos(TURNED))

/** Where the players sit: on the carpet, lower than the microphones. */
const sourceOf = ({ distance, bearing }: Seat): Point => {
  const angle = (bearing * Math.PI) / 180
  return [
    MICROPHONES[0] + 0.92 * distance * Math.sin(angle),
    MICROPHONES[1] + 0.92 * distance * Math.cos(angle),
    MICROPHONES[2] - 0.39 * distance,
  ]
}

/** Share of a moment that belongs to the tail, 0 to 1. */
const tailShare = (time: number) =>
  Math.max(0, Math.min(1, (time - MIXING.from) / (MIXING.to - MIXING.from)))

type Heard = {
  images: readonly Image[]
  /** The diffuse tail before it decays: after the mixing time a room is Gaussian noise. */
  noise: Float32Array
  distance: number
  side: -1 | 1
}

/** One band of a microphone's response, before it is cut out of the spectrum. */
const bandOfRoom = (
  { images, noise, distance, side }: Heard,
  t60: number,
  sampleRate: Hertz,
): Float32Array => {
  const band = new Float32Array(noise.length)
  const reflection = reflectionOf(t60)
  for (const image of images) {
    const path = image.distance - distance - side * HALF_SPACING * image.direction[0]
    const at = Math.round((path / SPEED_OF_SOUND) * sampleRate)
    if (at < 1 || at >= band.length) continue
    band[at]! +=
      (1 - tailShare(at / sampleRate)) *
      (distance / image.distance) *
      reflection ** image.bounces *
      Math.SQRT2 *
      cardioid(image.direction, side)
  }
  // The tail's power, summed from the direct sound on, is what the distance makes it.
  const level =
    (distance / criticalDistance(t60)) * Math.sqrt((2 * SIXTY_DECIBELS) / (t60 * sampleRate))
  const decay = Math.exp(-SIXTY_DECIBELS / (t60 * sampleRate))
  let envelope = level
  for (let at = 0; at < band.length; at += 1) {
    band[at]! += tailShare(at / sampleRate) * envelope * noise[at]!
    envelope *= decay
  }
  return band
}

/** Cuts each band out of its signal and adds them up: each low-pass and what it leaves. */
const joinBands = (bands: readonly Float32Array[], sampleRate: Hertz): Float32Array => {
  const joined = bands.at(-1)!.slice()
  CROSSOVERS.forEach((crossover, index) => {
    const step = bands[index]!.map((value, at) => value - bands[index + 1]![at]!)
    addInto(joined, filterOnce(step, [lowPass(crossover, sampleRate)]))
  })
  return joined
}

/**
 * What a pair of microphones hears of the room after a click at a seat, without the click itself, whose
 * peak is 1.
 *
 * Mirror images of the seat give the first reflections; after them comes decaying noise (J. A. Moorer,
 * "About this reverberation business", Computer Music Journal 3, 1979), as dense as a room is.
 *
 * @param name seeds the tail
 */
export const roomResponse = (seat: Seat, name: string, sampleRate: Hertz): Stereo => {
  const { distance } = seat
  const images = findImages({
    room: ROOM_SIZE,
    source: sourceOf(seat),
    ear: MICROPHONES,
    reach: distance + MIXING.to * SPEED_OF_SOUND,
  })
  const length = samples(Math.ceil(1.1 * Math.max(...ROOM_T60) * sampleRate))
  const hear = (side: -1 | 1): Float32Array => {
    const noise = whiteNoise(length, seededRandom('music room', name, side))
    const heard = { images, noise, distance, side }
    return joinBands(
      ROOM_T60.map((t60) => bandOfRoom(heard, t60, sampleRate)),
      sampleRate,
    )
  }
  return { left: hear(-1), right: hear(1) }
}

/** Adds the room's answer to a loop, in place and cyclic. The loop itself is the direct sound. */
export const playInRoom = (loop: Stereo, seat: Seat, name: string, sampleRate: Hertz): Stereo => {
  const middle = loop.left.map((value, index) => (value + loop.right[index]!) / 2)
  addStereo(loop, convolveCyclic(middle, roomResponse(seat, name, sampleRate)))
  return loop
}
