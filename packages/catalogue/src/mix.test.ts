import { expect, it } from 'vitest'
import { isLaterMix, parseMix, savedMixRowSchema } from './mix.ts'

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

it('shows no name that turns the text around or breaks its line, though the table may hold one', () => {
  expect(parseMix(mixWith({ name: '\u202Eevil\u2066\n\u0001' }))?.sounds[0]?.name).toBe('evil ')
  const row = { id: 'a', name: 'rain\u202E\uD83C', mix: {}, position: 0, updated_at: '' }
  expect(savedMixRowSchema.parse(row).name).toBe('rain\uFFFD')
})

it('reads positions of version 2, and leaves out what they are not', () => {
  const position = { x: -4, depth: 7 }
  const second = { ...mixWith({ position }), version: 2 }
  expect(parseMix(second)).toEqual(second)
  for (const odd of [7, 'a3', { x: 11, depth: 0 }, { x: 0.5, depth: 0 }, { x: 1 }, null])
    expect(parseMix({ ...mixWith({ position: odd }), version: 2 })?.sounds).toEqual(
      mixWith({}).sounds,
    )
  expect(parseMix({ ...second, course: [], instruments: {} })).toEqual(second)
})

it.each([
  [-1, 0],
  [101, 100],
  [33.4, 33],
  [1e300, 100],
  [null, 50],
  [Number.NaN, 50],
  ['70', 50],
  [undefined, 50],
])('reads the volume %o of a sound as %d', (volume, read) => {
  expect(parseMix(mixWith({ volume }))).toEqual(mixWith({ volume: read }))
})

it.each([
  [null, 80],
  [{}, 80],
  [-5, 0],
  [1000, 100],
])('reads the volume %o of the master as %d', (masterVolume, read) => {
  expect(parseMix({ ...mixWith({}), masterVolume })?.masterVolume).toBe(read)
})

it('reads a sound that is there twice as it is first', () => {
  const [rain] = mixWith({}).sounds
  const train = { ...rain, id: 'train', name: 'Train' }
  const sounds = [rain, train, { ...rain, volume: 10 }]
  expect(parseMix({ ...mixWith({}), sounds })?.sounds).toEqual([rain, train])
})

it.each([
  ['nothing', undefined, false],
  ['a text', 'rain', false],
  ['no version', { sounds: [] }, false],
  ['version 1 without sounds', { version: 1, masterVolume: 80 }, false],
  ['version 1 with a sound without an id', mixWith({ id: 7 }), false],
  ['version 2 without sounds', { version: 2 }, false],
  ['version 3', { version: 3 }, true],
])('reads no mix from %s, and knows whether a later release may', (_, value, isLater) => {
  expect(parseMix(value)).toBeUndefined()
  expect(isLaterMix(value)).toBe(isLater)
})
