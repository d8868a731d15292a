import { expect, it } from 'vitest'
import { parsePlayableMix } from './playable-mix.ts'

const rain = { id: 'rain', name: 'Rain', url: '/rain.mp3' }
const mixOf = (sound: object) => ({ masterVolume: 80, tracks: [{ sound, volume: 50 }] })

it('keeps the setting of a sound', () => {
  const mix = mixOf({ ...rain, setting: 't' })
  expect(parsePlayableMix(mix)).toEqual(mix)
})

it('keeps the position of a sound, and a sound without it where that is none', () => {
  const mix = mixOf({ ...rain, position: { x: -3, depth: 10 } })
  expect(parsePlayableMix(mix)).toEqual(mix)
  for (const odd of [7, null, { x: 0 }, { x: 11, depth: 0 }, { x: 0.5, depth: 1 }, { x: '1' }])
    expect(parsePlayableMix(mixOf({ ...rain, position: odd }))).toEqual(mixOf(rain))
})

it.each([[['t']], [5], [null], [{ place: 'window' }]])(
  'keeps a sound without its setting where that is %j, which is no code',
  (setting) => {
    expect(parsePlayableMix(mixOf({ ...rain, setting }))).toEqual(mixOf(rain))
  },
)
