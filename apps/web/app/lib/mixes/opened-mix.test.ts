import { expect, it } from 'vitest'
import type { MixSnapshot } from '@dhvani/audio-engine'
import { EMPTY_MIX } from '@dhvani/audio-engine/snapshots'
import { percent } from '@dhvani/units'
import { toMix } from './opened-mix.ts'

const mixOf = (names: readonly string[]): MixSnapshot => ({
  ...EMPTY_MIX,
  tracks: names.map((name, index) => ({
    sound: { id: `user:${index}`, name, url: '/a.mp3' },
    volume: percent(50),
    isPlaying: true,
    status: 'ready',
    output: percent(0),
    isMuted: false,
    isSolo: false,
    isSilenced: false,
    isStreamed: false,
  })),
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
