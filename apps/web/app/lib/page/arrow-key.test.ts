import { afterEach, expect, it } from 'vitest'
import { onwardKey } from './arrow-key.ts'
import { openDictionary } from '#lib/language/dictionary.ts'
import { learn, speak } from '#lib/language/say.ts'

afterEach(() => speak('en'))

it('mirrors the arrow keys where the page is read from the right', () => {
  const keys = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'Enter']
  expect(keys.map(onwardKey)).toEqual(keys)
  learn('hi', Object.assign(openDictionary({}), { direction: 'rtl' as const }))
  speak('hi')
  expect(keys.map(onwardKey)).toEqual(['ArrowRight', 'ArrowLeft', 'ArrowUp', 'Enter'])
})
