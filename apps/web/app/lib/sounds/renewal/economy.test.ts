import { BUILT_IN_SOUNDS, type BuiltInSoundId } from '@dhvani/catalogue'
import { describe, expect, it } from 'vitest'
import { createPlayingCount, RENDER_LOAD, renewalStep, savesPower } from './economy.ts'

describe('how often a sound is renewed', () => {
  it.each([
    ['a desktop', { hardwareConcurrency: 8, deviceMemory: 8 }, 1],
    ['a browser that tells nothing', {}, 1],
    ['a phone with 4 GB', { hardwareConcurrency: 8, deviceMemory: 4 }, 3],
    ['a phone with 2 GB', { hardwareConcurrency: 8, deviceMemory: 2 }, undefined],
    ['a device with two cores', { hardwareConcurrency: 2 }, 3],
  ])('on %s', (_, device, step) => {
    expect(renewalStep(device, { id: 'asmr-kiss', playing: 1 })).toBe(step)
  })

  const desktop = { hardwareConcurrency: 8, deviceMemory: 8 }

  it.each<[string, BuiltInSoundId, number, number]>([
    ['a dear sound alone, in every round', 'train', 1, 1],
    ['a dear sound beside another, in every third', 'train', 2, 3],
    ['a dear sound beside two others, in every fifth', 'train', 3, 5],
    ['a dear sound of twelve, no less often', 'train', 12, 5],
    ['a sound that takes just three shares, in every third', 'coffee-shop', 3, 3],
    ['a sound that takes just two shares, in every second', 'rain', 3, 2],
    ['the cheapest sound beside two others, in every second', 'asmr-kiss', 3, 2],
  ])('renews %s', (_, id, playing, step) => {
    expect(renewalStep(desktop, { id, playing })).toBe(step)
  })

  it('takes at most 5.4 % of a core for any three sounds on a desktop, so that they take 8 % with what plays', () => {
    const loads = BUILT_IN_SOUNDS.map(
      ({ id }) => RENDER_LOAD[id] / renewalStep(desktop, { id, playing: 3 })!,
    )
    const [first, second, third] = loads.toSorted((a, b) => b - a)
    expect(first! + second! + third!).toBeLessThanOrEqual(5.4)
  })

  it('does not renew a dear sound more often on a phone than on a desktop', () => {
    expect(renewalStep({ deviceMemory: 4 }, { id: 'train', playing: 3 })).toBe(5)
  })
})

describe('the sounds that play', () => {
  it('are those that asked within the last rounds', () => {
    let now = 0
    const count = createPlayingCount(() => now)
    expect(count('rain')).toBe(1)
    expect(count('train')).toBe(2)
    now = 150_000
    expect(count('rain')).toBe(2)
    now = 250_000
    expect(count('rain')).toBe(1)
  })
})

describe('nothing is rendered', () => {
  const low = { charging: false, level: 0.2 }
  it('for a hidden page on a battery that is nearly empty', () => {
    expect(savesPower(true, low)).toBe(true)
  })
  it.each([
    ['the page is seen', false, low],
    ['it is charged', true, { charging: true, level: 0.1 }],
    ['the battery lasts', true, { charging: false, level: 0.21 }],
    ['the browser tells nothing of it', true, undefined],
  ])('but not when %s', (_, isHidden, battery) => {
    expect(savesPower(isHidden, battery)).toBe(false)
  })
})
