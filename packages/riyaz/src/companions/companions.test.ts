import { readFileSync } from 'node:fs'
import { hertz } from '@dhvani/units'
import { expect, it } from 'vitest'
import { JUST } from '../pitch/just.ts'
import { dayanFrequency, SA_KEYS, saFrequency } from '../pitch/sa.ts'
import { findRaga, notesOfRaga } from '../sur/ragas.ts'
import { SCALE_IDS } from '../sur/scale-ids.ts'
import { findTaal, TAALS } from '../taal/taals.ts'
import { LEHRA_TAALS } from '../settings/settings.ts'
import { findLehra, lehraFrequency } from './lehra.ts'
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

it.each([415, 432, 440, 466])(
  'has its middle Sa where the tabla has its own: A4 of %d Hz',
  (a4) => {
    for (const { id: sa } of SA_KEYS)
      for (const cents of [-50, -10, 0, 50]) {
        const frequency = saFrequency({ sa, cents, concertPitch: a4 })
        const [highest] = swarmandalStrings('all', frequency).toReversed()
        expect(highest!.frequency / 4).toBeCloseTo(dayanFrequency(frequency), 6)
      }
  },
)

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

const lehras = LEHRA_TAALS.map((id) => ({ id, lehra: findLehra(id)!, taal: findTaal(id)! }))

it('has a lehra in the four taals that drummers practise, and in no other', () => {
  for (const { id } of TAALS)
    expect(findLehra(id) !== undefined).toBe(lehras.some((one) => one.id === id))
  expect(findLehra('toString')).toBeUndefined()
})

it.each(lehras)('fills the cycle of $id with notes of its raga, from sam on', ({ lehra, taal }) => {
  const places = lehra.notes.map(({ matra }) => matra)
  expect(places[0]).toBe(0)
  expect(places).toEqual(places.toSorted((one, other) => one - other))
  expect(new Set(places).size).toBe(places.length)
  // The last vibhag is never left out: it leads to sam.
  const lastVibhag = taal.theka.length - taal.vibhags.at(-1)!.matras
  expect(places.at(-1)!).toBeGreaterThan(lastVibhag)
  expect(places.at(-1)!).toBeLessThan(taal.theka.length)
  const raga = notesOfRaga(findRaga(lehra.raga)!)
  for (const { svara, kanSwar } of lehra.notes) {
    expect(raga).toContain(svara.letter)
    if (kanSwar) expect(raga).toContain(kanSwar.letter)
  }
  // A key that is down already cannot be touched on the way.
  for (const [index, { svara, kanSwar }] of lehra.notes.entries()) {
    expect(kanSwar).not.toEqual(lehra.notes.at(index - 1)!.svara)
    expect(kanSwar).not.toEqual(svara)
  }
})

it('is what the guide shows', () => {
  const guide = readFileSync(
    new URL('../../../../docs/guides/riyaz.md', import.meta.url),
    'utf8',
  ).replaceAll(/ +/g, ' ')
  for (const { lehra } of lehras) {
    const shown = lehra.vibhags
      .split(' | ')
      .map((vibhag) => `\`${vibhag}\``)
      .join(', ')
    expect(guide).toContain(`| ${shown} |`)
  }
})

it.each(lehras)(
  'moves by small steps in $id, comes to sam from below, and stays within two octaves',
  ({ lehra }) => {
    const pitches = lehra.notes.map(({ svara }) => 12 * Math.log2(lehraFrequency(svara, SA) / SA))
    for (const [index, pitch] of pitches.entries())
      expect(Math.abs(pitch - pitches.at(index - 1)!)).toBeLessThan(7.1)
    expect(pitches.at(-1)!).toBeLessThan(pitches[0]!)
    expect(Math.max(...pitches) - Math.min(...pitches)).toBeLessThan(19)
  },
)

it('sounds a lehra at the Sa of the dayan, in just intonation', () => {
  for (const sa of [98, 138.59, 277.18, 369.99].map(hertz)) {
    const middle = lehraFrequency({ letter: 'S', octave: 0 }, sa)
    expect(middle).toBeGreaterThan(190)
    expect(middle).toBeLessThan(381)
    expect(Math.log2(middle / sa) % 1).toBeCloseTo(0, 9)
    expect(lehraFrequency({ letter: 'g', octave: -1 }, sa) / middle).toBeCloseTo(JUST.g / 2, 9)
  }
})
