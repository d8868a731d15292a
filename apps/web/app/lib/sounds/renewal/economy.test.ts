import { describe, expect, it } from 'vitest'
import { renewalStep, savesPower } from './economy.ts'

describe('how often a sound is renewed', () => {
  it.each([
    ['a desktop', { hardwareConcurrency: 8, deviceMemory: 8 }, 1],
    ['a browser that tells nothing', {}, 1],
    ['a phone with 4 GB', { hardwareConcurrency: 8, deviceMemory: 4 }, 3],
    ['a phone with 2 GB', { hardwareConcurrency: 8, deviceMemory: 2 }, undefined],
    ['a device with two cores', { hardwareConcurrency: 2 }, 3],
  ])('on %s', (_, device, step) => {
    expect(renewalStep(device)).toBe(step)
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
