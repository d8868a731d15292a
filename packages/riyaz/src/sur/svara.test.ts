import { hertz } from '@dhvani/units'
import { expect, it } from 'vitest'
import { JUST, type SvaraLetter } from '../pitch/just.ts'
import { findRaga } from './ragas.ts'
import { SCALE_IDS } from './scale-ids.ts'
import { hasSvara, notesOf } from './scales.ts'
import { bandOf, centsAbove, nearestSvara } from './svara.ts'

const SA = hertz(138.59)

it('names every svara of three octaves, and how far a voice is beside it', () => {
  for (const octave of [-1, 0, 1])
    for (const [letter, ratio] of Object.entries(JUST))
      for (const off of [-35, -12, 0, 12, 35]) {
        const frequency = hertz(SA * ratio * 2 ** (octave + off / 1200))
        const heard = nearestSvara(centsAbove(frequency, SA))
        expect(heard).toMatchObject({ letter, octave })
        expect(heard.cents).toBeCloseTo(off, 6)
      }
})

it('takes what lies under Sa for a low Sa, until Ni is nearer', () => {
  expect(nearestSvara(-50)).toEqual({ letter: 'S', octave: 0, cents: -50 })
  expect(nearestSvara(-60)).toMatchObject({ letter: 'N', octave: -1 })
  expect(nearestSvara(1195)).toMatchObject({ letter: 'S', octave: 1 })
})

it('draws its bands at 5, 20 and 50 cents, on both sides', () => {
  for (const [cents, band] of [
    [0, 'exact'],
    [5, 'exact'],
    [5.1, 'close'],
    [20, 'close'],
    [20.1, 'off'],
    [50, 'off'],
    [50.1, 'between'],
  ] as const) {
    expect(bandOf(cents)).toBe(band)
    expect(bandOf(-cents)).toBe(band)
  }
})

it('has scales of just notes that begin with Sa, seven in a thaat', () => {
  for (const id of SCALE_IDS) {
    const notes = [...notesOf(id)]
    expect(notes[0]).toBe('S')
    expect(notes.every((letter) => letter in JUST)).toBe(true)
    expect(new Set(notes).size).toBe(notes.length)
    if (id !== 'all' && !findRaga(id))
      expect(notes.map((letter) => letter.toUpperCase()).join('')).toBe('SRGMPDN')
  }
  expect(notesOf('bhupali')).toBe('SRGPD')
  expect(notesOf('bihag')).toBe('SRGmMPDN')
  expect(hasSvara('kalyan', 'M' satisfies SvaraLetter)).toBe(true)
  expect(hasSvara('kalyan', 'm')).toBe(false)
})
