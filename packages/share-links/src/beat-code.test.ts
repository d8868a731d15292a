import { BEAT_LOOPS } from '@dhvani/catalogue'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readBeatCode, writeBeatCode } from './beat-code.ts'

const aSlot = (position: number) =>
  fc.record({
    position: fc.constant(position),
    loopId: fc.constantFrom(...BEAT_LOOPS.map(({ id }) => id)),
    volume: fc.integer({ min: 0, max: 100 }),
    isMuted: fc.boolean(),
    isPlaying: fc.boolean(),
  })

const aBeat = fc.record({
  tempo: fc.integer({ min: 60, max: 140 }),
  masterVolume: fc.integer({ min: 0, max: 100 }),
  slots: fc
    .uniqueArray(fc.integer({ min: 0, max: 15 }))
    .chain((positions) => fc.tuple(...positions.map(aSlot))),
})

it('reads every beat back from its code', () => {
  fc.assert(
    fc.property(aBeat, (beat) => {
      expect(readBeatCode(writeBeatCode(beat))).toEqual(beat)
    }),
  )
})

it('keeps codes of version 1 readable', () => {
  expect(readBeatCode('1.96.70.0a28000h1e13fk0a22')).toBeUndefined()
  expect(readBeatCode('1.96.70.0a2801h1e13k0a2')).toEqual({
    tempo: 96,
    masterVolume: 70,
    slots: [
      { position: 0, loopId: 'tabla-teentaal', volume: 80, isMuted: false, isPlaying: true },
      { position: 1, loopId: 'raga-drone', volume: 50, isMuted: true, isPlaying: true },
      { position: 3, loopId: 'flute-night', volume: 10, isMuted: false, isPlaying: false },
    ],
  })
})

it.each([
  ['nothing', ''],
  ['a later version', '2.96.70.0a280'],
  ['a tempo out of range', '1.141.70.0a280'],
  ['a volume over 100', '1.96.70.0azz0'],
  ['a letter without a loop', '1.96.70.0z280'],
  ['two loops in one slot', '1.96.70.0a2800b280'],
  ['half a slot', '1.96.70.0a2'],
  ['markup', '1.96.70.<script>'],
])('refuses %s', (_, code) => {
  expect(readBeatCode(code)).toBeUndefined()
})

it('never throws, for any text in an address', () => {
  fc.assert(fc.property(fc.string(), (text) => void readBeatCode(text)))
})

it('writes sixteen loops in 90 characters', () => {
  const slots = Array.from({ length: 16 }, (_, position) => ({
    position,
    loopId: 'sitar-jhala',
    volume: 100,
    isMuted: true,
    isPlaying: false,
  }))
  expect(writeBeatCode({ tempo: 140, masterVolume: 100, slots })).toHaveLength(90)
})
