import { SOUND_FILES } from '@dhvani/catalogue'
import { expect, it } from 'vitest'
import { getLoudnessTarget } from './loudness-target.ts'

it('gives sounds of single events a softer target than continuous sounds', () => {
  expect(getLoudnessTarget('rain')).toBe(-23)
  expect(getLoudnessTarget('koel-singing')).toBe(-24)
})

it('has a target for every sound file, and refuses any other id', () => {
  for (const file of SOUND_FILES) expect(getLoudnessTarget(file)).toBeLessThan(0)
  expect(() => getLoudnessTarget('high-frequency')).toThrow('no loudness for high-frequency')
})
