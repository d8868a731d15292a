import { describe, expect, it } from 'vitest'
import { readMove, volumeAfterSwipe, volumeAfterWheel } from './swipe.ts'

describe('a swipe at night', () => {
  it('is a move up or down, not a finger that trembles or goes aside', () => {
    expect(readMove(4, -8)).toBe('still')
    expect(readMove(5, -20)).toBe('swipe')
    expect(readMove(3, 20)).toBe('swipe')
    expect(readMove(20, 15)).toBe('other')
  })

  it('is louder upwards, and six tenths of the screen are the whole volume', () => {
    expect(volumeAfterSwipe(50, -240, 800)).toBe(100)
    expect(volumeAfterSwipe(50, 48, 800)).toBe(40)
  })

  it('stays between silence and the whole volume', () => {
    expect(volumeAfterSwipe(90, -400, 800)).toBe(100)
    expect(volumeAfterSwipe(10, 400, 800)).toBe(0)
  })
})

describe('a wheel at night', () => {
  it('changes the volume by five percent a notch, upwards louder', () => {
    expect(volumeAfterWheel(50, -100)).toEqual({ volume: 55, rest: 0 })
    expect(volumeAfterWheel(50, 100)).toEqual({ volume: 45, rest: 0 })
  })

  it('keeps the small turns of a touchpad until they are a percent', () => {
    const { volume, rest } = volumeAfterWheel(50, 13)
    expect({ volume, rest }).toEqual({ volume: 50, rest: 13 })
    expect(volumeAfterWheel(volume, rest + 9)).toEqual({ volume: 49, rest: 2 })
  })
})
