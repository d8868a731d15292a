import { expect, it, onTestFinished, vi } from 'vitest'
import type { Engine, MixSnapshot, NowPlaying } from '@dhvani/audio-engine'
import { EMPTY_MIX } from '@dhvani/audio-engine/snapshots'
import { percent } from '@dhvani/units'
import { lockScreenNote } from '#lib/engine/lock-screen.ts'
import { trackOf } from '#lib/engine/testing/track.ts'
import { nameMix } from '#lib/mixes/mix-title.ts'
import { createStore } from '#lib/store/store.ts'
import { followNowPlaying } from './now-playing.ts'

// A build writes it.
vi.mock('virtual:sound-manifest', () => ({ sounds: {} }))

const track = (id: string, volume: number) =>
  trackOf(id, { volume: percent(volume), output: percent(volume) })

const setUp = (mixer = createStore<MixSnapshot>(EMPTY_MIX)) => {
  const shown: (NowPlaying | undefined)[] = []
  const media = { setNowPlaying: (next?: NowPlaying) => void shown.push(next) }
  onTestFinished(followNowPlaying({ media, mixer } as unknown as Engine))
  return { shown, mixer }
}

it('names on the lock screen what is heard, and nothing once no sound is', () => {
  const { shown, mixer } = setUp()
  mixer.set({ ...EMPTY_MIX, tracks: [track('rain', 50), track('train', 0)] })
  mixer.set({ ...EMPTY_MIX, tracks: [track('rain', 0), track('train', 0)] })
  expect(shown.map((one) => one?.title)).toEqual(['Rain', undefined])
})

it('names what is heard already when it begins, as it does anew in another language', () => {
  const { mixer } = setUp()
  mixer.set({ ...EMPTY_MIX, tracks: [track('rain', 50)] })
  expect(setUp(mixer).shown).toMatchObject([{ title: 'Rain', artist: 'Dhvani' }])
})

it('shows beside the names what is to be said of the mix, as long as it is', () => {
  const { shown, mixer } = setUp()
  const artwork = [{ src: 'data:image/png;base64,AAAA' }]
  lockScreenNote.set({ artist: 'silent in 15 min', artwork })
  mixer.set({ ...EMPTY_MIX, tracks: [track('rain', 50)] })
  lockScreenNote.set({ artist: 'silent in 14 min', artwork })
  lockScreenNote.set(undefined)
  expect(shown.slice(-3)).toMatchObject([
    { title: 'Rain', artist: 'silent in 15 min', artwork },
    { title: 'Rain', artist: 'silent in 14 min', artwork },
    { title: 'Rain', artist: 'Dhvani' },
  ])
  expect(shown.at(-1)?.artwork?.[0]?.src).toMatch(/icon/)
})

it('names the mix as it came, while it has the sounds that it came with', () => {
  const { shown, mixer } = setUp()
  onTestFinished(() => nameMix(undefined, []))
  const tracks = [track('rain', 50), track('train', 50)]
  nameMix('Night', tracks)
  mixer.set({ ...EMPTY_MIX, tracks })
  mixer.set({ ...EMPTY_MIX, tracks: [...tracks, track('breeze', 50)] })
  expect(shown.map((one) => one?.title)).toEqual(['Night', 'Rain, Train, Breeze'])
})
