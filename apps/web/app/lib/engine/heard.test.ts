import { expect, it } from 'vitest'
import type { TrackSnapshot } from '@dhvani/audio-engine'
import { percent } from '@dhvani/units'
import { heardTracks } from './heard.ts'
import { trackOf } from './testing/track.ts'

const track = (changes: Partial<TrackSnapshot> = {}) => trackOf('rain', changes)

it('hears a sound that plays', () => {
  const rain = track()
  expect(heardTracks({ masterVolume: percent(80), tracks: [rain] })).toEqual([rain])
})

it.each([
  ['is paused', { isPlaying: false }],
  ['still loads', { status: 'loading' }],
  ['failed', { status: 'failed' }],
  ['is at volume 0', { volume: percent(0) }],
  ['is muted, or silenced by a solo', { isSilenced: true }],
] as const)('does not hear a sound that %s', (_, changes) => {
  expect(heardTracks({ masterVolume: percent(80), tracks: [track(changes)] })).toEqual([])
})

it('hears nothing while the master is at 0', () => {
  expect(heardTracks({ masterVolume: percent(0), tracks: [track()] })).toEqual([])
})
