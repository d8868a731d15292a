import { expect, it } from 'vitest'
import { parseMix } from './mix.ts'

const mixWith = (sound: object) => ({
  version: 1,
  masterVolume: 80,
  sounds: [{ id: 'rain', name: 'Rain', volume: 50, isPlaying: true, ...sound }],
})

it('keeps the setting of a sound', () => {
  expect(parseMix(mixWith({ setting: 'th28' }))).toEqual(mixWith({ setting: 'th28' }))
})

it.each([[7], [{ place: 'roof' }], ['x'.repeat(100)], ['t&mix=1'], ['t-au'], ['t#'], ['त']])(
  'shows a sound without a setting that it cannot read: %o',
  (setting) => {
    expect(parseMix(mixWith({ setting }))).toEqual(mixWith({}))
  },
)

it('leaves out what a later release adds to a sound, as an earlier release leaves out its setting', () => {
  expect(parseMix(mixWith({ later: 1 }))).toEqual(mixWith({}))
})
