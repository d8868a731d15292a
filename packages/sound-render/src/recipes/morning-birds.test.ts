import { worstFoldLoss } from '@dhvani/audio-measures'
import { hertz, seconds } from '@dhvani/units'
import { describe, expect, it } from 'vitest'
import { morningBirds } from './morning-birds.ts'

const RATE = hertz(44_100)

const worstOf = (seed: number, late = 0) => {
  const take = morningBirds.render({ seed, sampleRate: RATE, duration: seconds(12.8) })
  const right = take.right.map((_, at) => take.right.at(at - late)!)
  return worstFoldLoss([take.left, right], RATE)
}

describe('birds on one loudspeaker', () => {
  it.each([7919, 31_337])('lose little of any octave, with seed %i', (seed) => {
    expect(worstOf(seed)).toBeLessThan(3.2)
  })

  it('control: would lose much if one ear heard them .3 ms later', () => {
    expect(worstOf(7919, 13)).toBeGreaterThan(4)
  })
})
