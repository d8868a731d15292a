import { findTaal, TAALS, thekasOf, type Taal } from '@dhvani/riyaz'
import { seededRandom, type Hertz } from '@dhvani/units'
import { describe, expect, inject, it } from 'vitest'
import { playTheka, RATE, renderKit, tablaSa } from './testing/play-theka.ts'
import { createStrokeRecogniser, nameOfStrokes, NO_STROKE } from './testing/recognise-strokes.ts'

const isWholeRing = inject('isWholeRing')

/** Low, middle and high for a dayan: 233, 277 and 349 Hz. */
const KEYS = isWholeRing ? ['As2', 'Cs3', 'F3'] : ['Cs3']

/** Every stroke of the kit is in these three. */
const USUAL = ['teentaal', 'ektaal', 'dhamar'].map((id) => findTaal(id)!)

/** A recogniser that knows the middle take of each stroke; the room plays all three. */
const aTablaAt = (sa: Hertz) => {
  const kit = renderKit(sa)
  return {
    kit,
    ear: createStrokeRecogniser(sa, RATE, (stroke) => kit[stroke][1]!.getChannelData(0)),
  }
}

describe.each(KEYS)('at a Sa of %s', (key) => {
  const { kit, ear } = aTablaAt(tablaSa(key))

  it.each<Taal>(isWholeRing ? TAALS.flatMap(({ id }) => thekasOf(id)) : USUAL)(
    'every stroke of $id is heard, in the order of its theka and within 5 ms of its place',
    async (taal) => {
      const { recording, played } = await playTheka(taal, kit)
      const heard = ear.hear(recording)
      expect(heard.map(({ name }) => name)).toEqual(
        played.map(({ strokes }) => nameOfStrokes(strokes)),
      )
      for (const [index, { at }] of played.entries())
        expect(Math.abs(heard[index]!.at - at)).toBeLessThan(0.005)
    },
  )
})

describe('what is no theka', () => {
  const { kit, ear } = aTablaAt(tablaSa('Cs3'))

  it.each(['na', 'ghe'] as const)(
    'noise that is as loud as %s and fades as it does is none',
    (stroke) => {
      const random = seededRandom('bursts')
      const model = kit[stroke][2]!.getChannelData(0)
      const rms = (from: number) => Math.hypot(...model.subarray(from, from + 480)) / Math.sqrt(480)
      const burst = new Float32Array(RATE)
      for (let index = 0; index < 0.15 * RATE; index += 1)
        burst[0.3 * RATE + index] = 1.7 * rms(index) * (2 * random() - 1)
      const names = ear.hear(burst).map(({ name }) => name)
      expect(names.length).toBeGreaterThan(0)
      expect(new Set(names)).toEqual(new Set([NO_STROKE]))
    },
  )

  it('strokes of a drum that is tuned a fourth higher are not taken for this one', async () => {
    const high = renderKit(tablaSa('Fs3'))
    const { recording, played } = await playTheka(findTaal('teentaal')!, high)
    const names = ear.hear(recording).map(({ name }) => name)
    expect(names).not.toEqual(played.map(({ strokes }) => nameOfStrokes(strokes)))
  })
})
