import { hertz } from '@dhvani/units'
import { expect, it } from 'vitest'
import { measureContrast, raiseContrast } from './chorus-contrast.ts'
import { morningBirds } from './morning-birds.ts'

const RATE = hertz(11_025)
const LIMITS = { least: 6, wanted: 6.25 }

/** Calls of 0.4 s every 2 s over a hum; `strength` is theirs beside the hum's. */
const callsOf = (strength: number) => {
  const left = Float32Array.from({ length: 20 * RATE }, (_, at) => {
    const isCall = (at / RATE) % 2 < 0.4
    return 0.1 * (isCall ? strength : 1) * Math.sin((2 * Math.PI * 3000 * at) / RATE)
  })
  return { left, right: left.slice() }
}

it('calls that stand too little above their bed are raised', () => {
  const take = callsOf(5)
  expect(measureContrast(take)).toBeLessThan(LIMITS.least)
  raiseContrast(take, RATE, LIMITS)
  expect(measureContrast(take)).toBeGreaterThan(LIMITS.least)
})

it('calls that stand out keep every sample', () => {
  const take = callsOf(20)
  const before = take.left.slice()
  raiseContrast(take, RATE, LIMITS)
  expect(take.left).toEqual(before)
})

it('silence stays silent', () => {
  const take = { left: new Float32Array(RATE), right: new Float32Array(RATE) }
  raiseContrast(take, RATE, LIMITS)
  expect(take.left.every((sample) => sample === 0)).toBe(true)
})

it('birds whose calls chance made too even stand above their garden', () => {
  const take = morningBirds.render({ seed: 8, sampleRate: RATE })
  expect(measureContrast(take)).toBeGreaterThan(LIMITS.least)
})
