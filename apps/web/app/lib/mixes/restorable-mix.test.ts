import { expect, it } from 'vitest'
import { parseRestorableMix } from './restorable-mix.ts'

const rain = { id: 'rain', name: 'Rain', url: '/rain.mp3' }
const mixOf = (sound: object) => ({ masterVolume: 80, tracks: [{ sound, volume: 50 }] })

it('keeps the setting of a sound', () => {
  const mix = mixOf({ ...rain, setting: 't' })
  expect(parseRestorableMix(mix)).toEqual(mix)
})

it.each([[['t']], [5], [null], [{ place: 'window' }]])(
  'keeps a sound without its setting where that is %j, which is no code',
  (setting) => {
    expect(parseRestorableMix(mixOf({ ...rain, setting }))).toEqual(mixOf(rain))
  },
)
