import { expect, it } from 'vitest'
import { drawableText, fitLine, fitTitle } from './fit-title.ts'
import type { Typesetter } from './set-text.ts'

/** Letters are half as wide as they are tall. */
const setLine: Typesetter['setLine'] = (text, size) => ({
  width: (text.length * size) / 2,
  path: () => '',
})
const WIDTH = 604
const fits = ({ size, lines }: ReturnType<typeof fitTitle>) =>
  lines.every((line) => (line.length * size) / 2 <= WIDTH)

it.each([
  ['a short title', 'Rain', 54, 1],
  ['two lines', 'Monsoon evening by the window', 54, 2],
  [
    'a title that takes smaller letters',
    'Rain on the roof of a small house by the wide river at dusk in July',
    44,
    3,
  ],
])('sets %s in the largest letters', (_, title, size, lines) => {
  const fitted = fitTitle(title, WIDTH, setLine)
  expect([fitted.size, fitted.lines.length, fits(fitted)]).toEqual([size, lines, true])
  expect(fitted.lines.join(' ')).toBe(title)
})

it('breaks a word without end, and says that it goes on', () => {
  const fitted = fitTitle('क'.repeat(400), WIDTH, setLine)
  expect([fitted.size, fitted.lines.length, fits(fitted)]).toEqual([36, 3, true])
  expect(fitted.lines.at(-1)).toMatch(/क…$/)
})

it('measures a title in as many steps as it has letters', () => {
  const measured: string[] = []
  const counting: Typesetter['setLine'] = (text, size) => {
    measured.push(text)
    return setLine(text, size)
  }
  fitTitle(Array.from({ length: 50 }, (_, index) => `a${index}`).join(' '), WIDTH, counting)
  expect(measured.length).toBeLessThan(60)
})

it('leaves out letters that no font has, and not those beside them', () => {
  const typesetter = { setLine, hasLetters: (text: string) => /^[\p{Script=Latin} ]*$/u.test(text) }
  expect(drawableText('Focus 🎧 now', typesetter)).toBe('Focus now')
  expect(drawableText('雨', typesetter)).toBe('')
})

it.each([
  ["Asha's beat", "Asha's beat"],
  [`${'क'.repeat(100)} की बीट`, `${'क'.repeat(45)}…`],
])('cuts a line that has no room for %j', (text, line) => {
  expect(fitLine(text, 26, WIDTH, setLine)).toBe(line)
})
