import { expect, it } from 'vitest'
import { durationText } from './duration-text.ts'

it('says minutes, and hours from sixty of them', () => {
  const texts = [20, 42 * 60, 65 * 60, 125 * 60].map(durationText)
  expect(texts).toEqual(['less than a minute', '42 min', '1 h 5 min', '2 h 5 min'])
})
