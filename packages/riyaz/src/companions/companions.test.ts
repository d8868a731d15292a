import { hertz } from '@dhvani/units'
import { expect, it } from 'vitest'
import { JUST } from '../pitch/just.ts'
import { SCALE_IDS } from '../sur/scale-ids.ts'
import { findTaal, TAALS } from '../taal/taals.ts'
import { manjiraBeats } from './manjira.ts'
import { swarmandalStrings } from './swarmandal.ts'

const SA = hertz(138.59)

/** Ratios to the middle Sa, an octave above the singer's. */
const ratios = (scale: Parameters<typeof swarmandalStrings>[0], way: 'isUp' | 'isDown') =>
  swarmandalStrings(scale, SA).flatMap((string) =>
    string[way] ? [string.frequency / (2 * SA)] : [],
  )

const expectRatios = (found: readonly number[], expected: readonly number[]) => {
  expect(found).toHaveLength(expected.length)
  found.forEach((ratio, index) => expect(ratio).toBeCloseTo(expected[index]!, 6))
}

it('tunes its strings to a raga: Bhupali has no Ma and no Ni', () => {
  const { S, R, G, P, D } = JUST
  const octave = [S, R, G, P, D]
  const all = [P / 2, D / 2, ...octave, ...octave.map((ratio) => 2 * ratio), 4]
  expectRatios(ratios('bhupali', 'isUp'), all)
  expectRatios(ratios('bhupali', 'isDown'), all)
})

it('goes up by the aroha and down by the avaroha: Desh rises with shuddha Ni and falls with komal Ni', () => {
  const [shuddha, komal] = [JUST.N, JUST.n]
  const has = (found: readonly number[], ratio: number) =>
    found.some((one) => Math.abs(one - ratio) < 1e-6)
  expect(has(ratios('desh', 'isUp'), shuddha)).toBe(true)
  expect(has(ratios('desh', 'isUp'), komal)).toBe(false)
  expect(has(ratios('desh', 'isDown'), komal)).toBe(true)
  expect(has(ratios('desh', 'isDown'), shuddha)).toBe(false)
})

it('leaves its strings open where no raga is chosen', () => {
  const { S, P } = JUST
  expectRatios(ratios('all', 'isUp'), [P / 2, S, P, 2 * S, 2 * P, 4])
})

it('keeps every scale between 120 and 1,600 Hz for the Sa of any voice, with no string twice', () => {
  for (const scale of SCALE_IDS)
    for (const sa of [98, 138.59, 195.99, 277.18, 369.99].map(hertz)) {
      const found = swarmandalStrings(scale, sa).map(({ frequency }) => frequency)
      expect(Math.min(...found)).toBeGreaterThan(120)
      expect(Math.max(...found)).toBeLessThan(1600)
      expect(new Set(found.map((one) => one.toFixed(3))).size).toBe(found.length)
    }
})

it('rings the manjira where the hand claps and closes it where the hand waves', () => {
  const played = (id: string) =>
    manjiraBeats(findTaal(id)!).map(
      ({ matra, stroke }) => `${matra + 1}${stroke === 'open' ? '' : '*'}`,
    )
  expect(played('teentaal')).toEqual(['1', '5', '9*', '13'])
  expect(played('rupak')).toEqual(['1*', '4', '6'])
  expect(played('jhaptaal')).toEqual(['1', '3', '6*', '8'])
  // Adi: a clap and three fingers, then twice a clap and a wave.
  expect(played('adi')).toEqual(['1', '2*', '3*', '4*', '5', '6*', '7', '8*'])
})

it('is loudest on sam, in every taal whose sam is clapped', () => {
  for (const taal of TAALS) {
    const [sam, ...others] = manjiraBeats(taal)
    expect(sam!.matra).toBe(0)
    if (sam!.stroke === 'open')
      for (const { level } of others) expect(level).toBeLessThan(sam!.level)
  }
})
