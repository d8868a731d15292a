import { gain, percent } from '@dhvani/units'
import { expect, it } from 'vitest'
import { faderGain } from './fader-law.ts'
import { mixGain, previewGain } from './output-level.ts'

/** Loudness to which most files are rendered (docs/contract/audio.md §6), in LUFS. */
const FILE = -23

/** What the mix is expected to leave at, in LUFS: the power of unrelated sounds adds up. */
const expectedLoudness = (faders: readonly number[], master: number) => {
  const gains = faders.map((fader) => faderGain(percent(fader)))
  return FILE + 20 * Math.log10(mixGain(percent(master), gains) * Math.hypot(...gains))
}

it('puts one sound at the defaults at -28 LUFS and three at -23', () => {
  expect(expectedLoudness([50], 80)).toBeCloseTo(-28, 0)
  expect(expectedLoudness([50, 50, 50], 80)).toBeCloseTo(-23, 0)
})

it('keeps the law of the faders until a mix is loud', () => {
  const open = mixGain(percent(80), [])
  expect(
    mixGain(
      percent(80),
      [50, 50, 50].map((fader) => faderGain(percent(fader))),
    ),
  ).toBe(open)
  expect(mixGain(percent(40), []) / open).toBeCloseTo(0.25, 6)
  expect(mixGain(percent(0), [gain(1)])).toBe(0)
})

it('grows with every fader and never above -14 LUFS, for forty sounds at full', () => {
  const loudness = [1, 2, 3, 6, 12, 20, 40].map((count) =>
    expectedLoudness(Array<number>(count).fill(100), 100),
  )
  expect(loudness).toEqual([...loudness].sort((one, other) => one - other))
  expect(loudness.at(-1)).toBeLessThan(-13)
})

it('plays a preview as loud as the sound alone in the mix', () => {
  for (const volume of [0, 50, 90, 100]) {
    const fader = faderGain(percent(volume))
    const mixed = fader * mixGain(percent(90), [fader])
    const previewed = previewGain(percent(volume), percent(90)) * mixGain(percent(90), [])
    expect(previewed).toBeCloseTo(mixed, 9)
  }
})
