import { expect, it } from 'vitest'
import type { MixSnapshot } from '@dhvani/audio-engine'
import { EMPTY_MIX } from '@dhvani/audio-engine/snapshots'
import { trackOf } from '#lib/engine/testing/track.ts'
import { isChanged, toMix } from './opened-mix.ts'

const mixOf = (names: readonly string[]): MixSnapshot => ({
  ...EMPTY_MIX,
  tracks: names.map((name, index) =>
    trackOf(`user:${index}`, { sound: { id: `user:${index}`, name, url: '/a.mp3' } }),
  ),
})

it('writes the names of sounds so short that a mix of Indian names fits into its row', () => {
  const [sound] = toMix(mixOf(['क'.repeat(100)])).sounds
  expect(new TextEncoder().encode(sound?.name).length).toBeLessThanOrEqual(200)
})

it('cuts the name of a sound before a letter that takes two units, not inside it', () => {
  for (let start = 0; start < 4; start += 1) {
    const [sound] = toMix(mixOf([`${'a'.repeat(start)}${'\u{1F327}'.repeat(60)}`])).sounds
    expect(sound?.name.isWellFormed()).toBe(true)
    expect(sound?.name.length).toBeGreaterThan(50)
  }
})

it('writes a position in version 2, and a mix without one as earlier releases read it', () => {
  const position = { x: -3, depth: 7 }
  const [rain, train] = mixOf(['Rain', 'Train']).tracks
  const placed = {
    ...EMPTY_MIX,
    tracks: [{ ...rain!, sound: { ...rain!.sound, position } }, train!],
  }
  expect(toMix(mixOf(['Rain'])).version).toBe(1)
  expect(toMix(placed)).toMatchObject({ version: 2, sounds: [{ position }, {}] })
  const opened = { id: '1', mix: toMix(placed), absent: [] }
  expect(isChanged(placed, opened)).toBe(false)
  expect(isChanged(mixOf(['Rain', 'Train']), opened)).toBe(true)
})
