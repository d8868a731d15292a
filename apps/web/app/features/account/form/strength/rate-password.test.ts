import { expect, it } from 'vitest'
import { ratePassword } from './rate-password.ts'

const ABOUT = ['Asha Listener', 'asha.listener@example.com']

it.each([
  ['tabla', 'short'],
  ['सितार', 'short'],
  ['aaaaaaaaaaaa', 'easy'],
  ['12345678', 'easy'],
  ['password123', 'easy'],
  ['qwerty2024', 'easy'],
  ['listener1', 'easy'],
  ['tqxbvrmz', 'easy'],
  ['tqxbvrmz7', 'fair'],
  ['quiet-river', 'fair'],
  ['quiet-river-at-dawn', 'strong'],
  ['Kx7#mQ2!vLp9', 'strong'],
])('rates %j as %s', (password, strength) => {
  expect(ratePassword(password, { about: ABOUT, minLength: 8 })).toBe(strength)
})

it('finds a password short where the site asks for more characters', () => {
  const rate = (minLength: number) => ratePassword('quiet-river', { about: ABOUT, minLength })
  expect([rate(11), rate(12)]).toEqual(['fair', 'short'])
})
