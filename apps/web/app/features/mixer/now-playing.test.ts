import { expect, it } from 'vitest'
import type { Engine, MixSnapshot, NowPlaying } from '@dhvani/audio-engine'
import { EMPTY_MIX } from '@dhvani/audio-engine/snapshots'
import { percent } from '@dhvani/units'
import { createStore } from '#lib/page/store.ts'
import { createNowPlaying } from './now-playing.ts'

const track = (id: string, volume: number) =>
  ({
    sound: { id, name: id, url: `/${id}.mp3` },
    volume: percent(volume),
    isPlaying: true,
    status: 'ready',
    output: percent(volume),
    isMuted: false,
    isSolo: false,
    isSilenced: false,
  }) as const

it('names on the lock screen what is heard, and nothing once no sound is', () => {
  const shown: (string | undefined)[] = []
  const mixer = createStore<MixSnapshot>(EMPTY_MIX)
  const media = { setNowPlaying: (next?: NowPlaying) => void shown.push(next?.title) }
  mixer.subscribe(createNowPlaying({ media, mixer } as unknown as Engine))
  mixer.set({ ...EMPTY_MIX, tracks: [track('rain', 50), track('train', 0)] })
  mixer.set({ ...EMPTY_MIX, tracks: [track('rain', 0), track('train', 0)] })
  expect(shown).toEqual(['Rain', undefined])
})
