import { expect, it } from 'vitest'
import { parseMix } from './parse-mix.ts'

it('reads sounds and their volumes', () => {
  expect(parseMix('rain:60, sea-waves:35')).toEqual([
    { id: 'rain', volume: 60 },
    { id: 'sea-waves', volume: 35 },
  ])
})

it.each(['rain', 'rain:', 'rain:0', 'rain:101', ':50', 'rain:6.5', ''])('refuses "%s"', (mix) => {
  expect(() => parseMix(mix)).toThrow('volume from 1 to 100')
})
