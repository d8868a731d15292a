import { expect, it } from 'vitest'
import { drawLinkCard } from './draw-link-card.ts'
import type { Typesetter } from './set-text.ts'

/** Letters are half as wide as they are tall, and stand in the drawing as they are. */
const typesetter: Typesetter = {
  setLine: (text, size) => ({ width: (text.length * size) / 2, path: () => `[${text}]` }),
  hasLetters: (text) => /^[\p{Script=Latin}'… ]*$/u.test(text),
}

const drawWith = (kicker: string): string => {
  const card = {
    title: 'Evening',
    otherTitle: 'Beat',
    otherKicker: 'A beat',
    tagline: '',
    rows: [],
  }
  return drawLinkCard({ ...card, kicker }, Buffer.from(''), typesetter)
}

it('names who made a beat as far as the line has room', () => {
  expect(drawWith("Asha's beat")).toContain("[Asha's beat]")
  expect(drawWith(`${'W'.repeat(100)}'s beat`)).toContain(`[${'W'.repeat(45)}…]`)
})

it('names nobody whose letters it lacks, and leaves out signs', () => {
  expect(drawWith("தமிழ்'s beat")).toContain('[A beat]')
  expect(drawWith("Asha 🎵's beat")).toContain("[Asha 's beat]")
})
