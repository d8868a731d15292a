import { expect, it } from 'vitest'
import type { MixSnapshot, SoundSource } from '@dhvani/audio-engine'
import { EMPTY_MIX } from '@dhvani/audio-engine/snapshots'
import { percent } from '@dhvani/units'
import type { WishedSound } from '#lib/session/tab-wish.ts'
import { createAccountMix } from './account-mix.ts'
import { parseStoredMix, type StoredMix } from './stored-mix.ts'

const source = (id: string, url = `/${id}.mp3?v=new`): SoundSource => ({ id, name: id, url })

const asha = {
  status: 'signed-in',
  userId: 'asha',
  email: 'asha@example.com',
  isRecovering: false,
} as const
const guest = { status: 'signed-out' } as const

/** A device with a mixer that keeps its tracks, as the engine's mixer does. */
const aDevice = (
  kept?: StoredMix,
  wished: readonly WishedSound[] = [],
  findSource = (id: string, _setting?: string): SoundSource | undefined =>
    id.startsWith('user:') ? undefined : source(id),
) => {
  const device = { kept, wished, sounded: 0, restored: 0, isTried: false }
  let snapshot: MixSnapshot = EMPTY_MIX
  const put = (sound: SoundSource, volume: number, isPlaying: boolean) => {
    const track = { sound, volume: percent(volume), isPlaying, status: 'ready', output: percent(0) }
    snapshot = { ...snapshot, tracks: [...snapshot.tracks, track as MixSnapshot['tracks'][number]] }
  }
  const add = (sound: SoundSource, volume: number) => put(sound, volume, true)
  const accountMix = createAccountMix({
    mixer: {
      getSnapshot: () => snapshot,
      restore(saved) {
        device.restored += 1
        snapshot = { ...snapshot, masterVolume: percent(saved.masterVolume), tracks: [] }
        for (const { sound, volume } of saved.tracks) put(sound, volume, false)
      },
      add,
      clear: () => (snapshot = { ...snapshot, tracks: [] }),
    },
    readKept: () => device.kept,
    keep: (next) => (device.kept = next),
    setAsideIfTrying: () => device.isTried,
    takeWish() {
      const sounds = device.wished
      device.wished = []
      return { sounds }
    },
    findSource,
    onUnpromptedPlay: () => (device.sounded += 1),
    onWishedMix: () => undefined,
  })
  return { device, accountMix, add, heard: () => snapshot.tracks }
}

const keptByAsha: StoredMix = {
  userId: 'asha',
  mix: {
    masterVolume: 60,
    tracks: [
      { sound: source('rain', '/rain.mp3?v=old'), volume: 30 },
      { sound: source('user:1', '/mine.mp3'), volume: 40 },
    ],
  },
}

it('brings the mix of the same person back, paused, at today’s addresses', () => {
  const { accountMix, heard, device } = aDevice(keptByAsha)
  accountMix.follow(asha)
  expect(heard().map(({ sound, isPlaying }) => [sound.url, isPlaying])).toEqual([
    ['/rain.mp3?v=new', false],
    ['/mine.mp3', false],
  ])
  expect(device.sounded).toBe(0)
})

it.each([
  ['with the kept mix', keptByAsha, ['rain', 'user:1', 'train']],
  ['where none was kept', undefined, ['train']],
])('keeps a sound that was added before the code of the mix came, %s', (_, kept, ids) => {
  const { accountMix, add, heard, device } = aDevice(kept)
  add(source('train'), 20)
  accountMix.follow(asha)
  expect(heard().map(({ sound }) => sound.id)).toEqual(ids)
  expect(heard().map(({ isPlaying }) => isPlaying)).toEqual(ids.map((id) => id === 'train'))
  expect(device.kept?.mix.tracks.map(({ sound }) => sound.id)).toEqual(ids)
})

it('leaves a mix that is tried before the code of the mix came, and keeps it', () => {
  const { accountMix, add, heard, device } = aDevice(keptByAsha)
  device.isTried = true
  add(source('train'), 20)
  accountMix.follow(asha)
  expect(heard().map(({ sound }) => sound.id)).toEqual(['train'])
  expect(device.kept?.mix.tracks.map(({ sound }) => sound.id)).toEqual(['train'])
})

it('keeps one person’s mix from another', () => {
  const { accountMix, heard } = aDevice(keptByAsha)
  accountMix.follow({ ...asha, userId: 'ravi' })
  expect(heard()).toEqual([])
})

it('gives no sound to another person who signs in on the open page', () => {
  const { accountMix, add, heard, device } = aDevice(keptByAsha)
  accountMix.follow(asha)
  add(source('user:2'), 20)
  accountMix.remember()
  accountMix.follow({ ...asha, userId: 'ravi' })
  expect(heard()).toEqual([])
  expect(device.kept?.userId).toBe('asha')
})

it('adds the sound that was asked for before signing in, playing, once', () => {
  const { accountMix, heard, device } = aDevice(undefined, [
    { id: 'koel-singing', volume: 62 },
    { id: 'user:gone', volume: 20 },
  ])
  accountMix.follow(guest)
  accountMix.follow(asha)
  accountMix.follow(asha)
  expect(heard()).toMatchObject([{ sound: { id: 'koel-singing' }, volume: 62, isPlaying: true }])
  expect(device.sounded).toBe(1)
})

it('adds a beat that was asked for before signing in, from the address that waited with it', () => {
  const beat = source('beat:1.96.70.0a280', 'beat:1.96.70.0a280')
  const { accountMix, heard } = aDevice(
    undefined,
    [{ id: beat.id, volume: 50, source: beat }],
    () => undefined,
  )
  accountMix.follow(asha)
  expect(heard()).toMatchObject([{ sound: beat, volume: 50, isPlaying: true }])
})

it('forgets the mix when the person signs out', () => {
  const { accountMix, heard, device } = aDevice(keptByAsha)
  accountMix.follow(asha)
  accountMix.follow(guest)
  accountMix.follow({ ...guest, isChosen: true })
  expect(heard()).toEqual([])
  expect(device.kept).toBeUndefined()
})

it('forgets the mix of a person who signed out before the mixer was loaded', () => {
  const { accountMix, heard, device } = aDevice(keptByAsha)
  accountMix.follow({ ...guest, isChosen: true })
  expect(heard()).toEqual([])
  expect(device.kept).toBeUndefined()
})

it('brings the mix back to the person whose session ended by itself, and to no other', () => {
  const { accountMix, heard, device } = aDevice(keptByAsha)
  accountMix.follow(asha)
  accountMix.follow(guest)
  accountMix.remember()
  expect(heard()).toEqual([])
  expect(device.kept).toEqual(keptByAsha)
  accountMix.follow({ ...asha, userId: 'ravi' })
  expect(heard()).toEqual([])
  accountMix.follow(guest)
  accountMix.follow(asha)
  expect(heard()).toMatchObject([{ sound: { id: 'rain' } }, { sound: { id: 'user:1' } }])
})

it('keeps the mix of the person who is signed in, and none of a visitor', () => {
  const { accountMix, device } = aDevice(undefined, [{ id: 'rain', volume: 62 }])
  accountMix.follow(guest)
  accountMix.remember()
  expect(device.kept).toBeUndefined()
  accountMix.follow(asha)
  accountMix.remember()
  expect(device.kept).toEqual({
    userId: 'asha',
    mix: { masterVolume: 80, tracks: [{ sound: source('rain'), volume: 62 }] },
  })
})

it('reads no track and no volume that is not valid from storage', () => {
  expect(
    parseStoredMix({ userId: 'asha', mix: { masterVolume: 400, tracks: [{ sound: 1 }] } }),
  ).toEqual({ userId: 'asha', mix: { masterVolume: 80, tracks: [] } })
  expect(parseStoredMix('rain')).toBeUndefined()
  expect(parseStoredMix(keptByAsha)).toEqual(keptByAsha)
})

it('keeps the settings of sounds, also of one that a visitor wished for', () => {
  const inSetting = (id: string, setting?: string) => ({
    ...source(id),
    ...(setting && { setting }),
  })
  const kept: StoredMix = {
    userId: 'asha',
    mix: { masterVolume: 60, tracks: [{ sound: inSetting('rain', 't'), volume: 30 }] },
  }
  const wished = [{ id: 'train', volume: 50, setting: 'p' }]
  const { accountMix, heard, device } = aDevice(parseStoredMix(kept), wished, inSetting)
  accountMix.follow(asha)
  expect(heard().map(({ sound }) => sound.setting)).toEqual(['t', 'p'])
  accountMix.remember()
  expect(parseStoredMix(device.kept)?.mix.tracks.map(({ sound }) => sound.setting)).toEqual([
    't',
    'p',
  ])
})
