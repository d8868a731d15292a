import { createSpectrum, rms } from '@dhvani/audio-measures'
import { hertz, seconds, seededRandom } from '@dhvani/units'
import { describe, expect, it } from 'vitest'
import { drivePast, STEPS_PER_SECOND, type Drive } from './drives.ts'
import { ENGINES, renderVehicle, type VehicleKind } from './engines.ts'

const RATE = hertz(16_000)
const KINDS = Object.keys(ENGINES) as VehicleKind[]

/** Changes of gear: the engine loses a seventh of its turns in half a second, and the vehicle no speed to speak of. */
const countChanges = ({ turns, speed }: Drive): number => {
  const half = STEPS_PER_SECOND / 2
  const isChange = (at: number) =>
    at >= half && turns[at]! < 0.86 * turns[at - half]! && speed[at]! > 0.95 * speed[at - half]!
  return turns.filter((_, at) => isChange(at) && !isChange(at - 1)).length
}

/** An engine that goes on as it is. */
const steady = (turns: number, load: number): Drive => {
  const list = (value: number) => new Float32Array(3 * STEPS_PER_SECOND).fill(value)
  return {
    duration: seconds(2),
    along: list(0),
    speed: list(0),
    turns: list(turns),
    load: list(load),
  }
}

const hear = (kind: VehicleKind, drive: Drive) =>
  renderVehicle(kind, drive, RATE, seededRandom('heard', kind)).engine

describe.each(KINDS)('a %s', (kind) => {
  const drive = (manner: 'hold' | 'pull' | 'stand', seed: number) =>
    drivePast(ENGINES[kind], manner, 10, seededRandom('drive', kind, seed))

  it('pulls on through its gears, and holds a speed with fewer changes', () => {
    const changes = (manner: 'hold' | 'pull') =>
      [1, 2, 3, 4, 5, 6].reduce((sum, seed) => sum + countChanges(drive(manner, seed)), 0)
    expect(changes('pull')).toBeGreaterThan(3)
    expect(changes('hold')).toBeLessThan(changes('pull'))
  })

  it('changes up once for each gear, also where a lazy driver pulls away', () => {
    const most = Math.max(
      ...Array.from({ length: 40 }, (_, seed) => countChanges(drive('stand', seed))),
    )
    expect(most).toBeLessThan(ENGINES[kind].gears.length)
  })

  it('has gone when it is heard no more, and has come from afar', () => {
    for (let seed = 0; seed < 40; seed += 1)
      for (const manner of ['hold', 'pull', 'stand'] as const) {
        const { along } = drive(manner, seed)
        expect(Math.min(...along)).toBeLessThan(-10)
        expect(Math.max(...along)).toBeGreaterThan(12)
      }
  })

  it('stands and idles, then pulls away with more turns and load', () => {
    const { speed, turns, load } = drive('stand', 1)
    const standing = speed.findLastIndex((metres) => metres < 0.02)
    expect(turns[standing - STEPS_PER_SECOND / 2]! / ENGINES[kind].idle).toBeCloseTo(1, 1)
    expect(load[standing - STEPS_PER_SECOND / 2]).toBeLessThan(0.1)
    expect(Math.max(...turns.subarray(standing))).toBeGreaterThan(2 * ENGINES[kind].idle)
    expect(Math.max(...load.subarray(standing))).toBeGreaterThan(0.4)
  })

  it('fires as often as its turns, cylinders and strokes say', () => {
    const { top, cylinders, strokes } = ENGINES[kind]
    const wanted = (0.7 * top * 2 * cylinders) / strokes
    const power = createSpectrum(16_384).powerAt(hear(kind, steady(0.7 * top, 0.7)), 4000)
    const at = (frequency: number) => {
      const bin = Math.round((frequency * 16_384) / RATE)
      return Math.max(...power.subarray(bin - 2, bin + 3))
    }
    expect(at(2 * wanted)).toBeGreaterThan(10 * at(2.5 * wanted))
  })

  it('is louder under load than idling', () => {
    const { idle, top } = ENGINES[kind]
    const idling = rms(hear(kind, steady(idle, 0.06)))
    expect(rms(hear(kind, steady(0.7 * top, 0.8)))).toBeGreaterThan(4 * idling)
    expect(rms(hear(kind, steady(0.7 * top, 0.1)))).toBeLessThan(
      rms(hear(kind, steady(0.7 * top, 0.8))),
    )
  })
})
