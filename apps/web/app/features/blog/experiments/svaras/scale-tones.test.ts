import { expect, it } from 'vitest'
import { SA_HERTZ } from '#content/figures.ts'
import { ragaOf } from './ragas.ts'
import { noteFrequency, scaleTones } from './scale-tones.ts'

it('sounds notes in just intonation above our middle Sa', () => {
  expect(noteFrequency({ letter: 'S', octave: 0 })).toBe(SA_HERTZ)
  expect(noteFrequency({ letter: 'P', octave: 0 }) / SA_HERTZ).toBe(1.5)
  expect(noteFrequency({ letter: 'N', octave: -1 }) / SA_HERTZ).toBeCloseTo(15 / 16, 9)
  expect(noteFrequency({ letter: 'S', octave: 1 }) / SA_HERTZ).toBe(2)
})

it('plucks every note once, after a round of the drone, and ends by itself', () => {
  const raga = ragaOf('malkauns')
  const tones = scaleTones(raga, 'up')
  for (const note of raga.up)
    expect(tones.some(({ frequency }) => frequency === noteFrequency(note))).toBe(true)
  expect(tones.every(({ t60 }) => t60 !== undefined)).toBe(true)
  const firstString = tones[0]
  expect(firstString?.start).toBe(0)
  expect(firstString!.frequency / SA_HERTZ).toBeCloseTo(2 / 3, 3)
})
