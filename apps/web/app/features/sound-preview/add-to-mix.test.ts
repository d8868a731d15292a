import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { SoundSource } from '@dhvani/audio-engine'
import { changeSession, SIGNED_OUT } from '#lib/session/session.ts'
import { takeTabWish } from '#lib/session/tab-wish.ts'
import { addToMix } from './add-to-mix.ts'

const rain: SoundSource = { id: 'rain', name: 'Rain', url: '/rain.mp3' }

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => stored.set(key, text),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => {
  changeSession(SIGNED_OUT)
  vi.unstubAllGlobals()
})

/** @returns what adding does, in its order */
const addRain = (sound = rain): readonly string[] => {
  const happened: string[] = []
  addToMix(sound, 62, {
    mixer: { add: (added, volume) => happened.push(`add ${added.id} ${volume}`) },
    preview: { close: () => happened.push('close') },
    navigate: (path) => happened.push(`go to ${path}`),
  })
  return happened
}

it('stops the preview, then adds the sound at the chosen volume', () => {
  changeSession({ status: 'signed-in', userId: 'asha', email: 'asha@example.com' })
  expect(addRain()).toEqual(['close', 'add rain 62'])
  expect(takeTabWish()).toEqual({ sounds: [] })
})

it.each([
  { status: 'unknown' } as const,
  SIGNED_OUT,
  { status: 'second-factor', userId: 'asha', email: 'asha@example.com' } as const,
])(
  'sends a visitor whose session is %o to sign in and keeps the sound for afterwards',
  (session) => {
    changeSession(session)
    expect(addRain()).toEqual(['close', 'go to /auth'])
    expect(takeTabWish()).toEqual({ sounds: [{ id: 'rain', volume: 62 }] })
    expect(takeTabWish()).toEqual({ sounds: [] })
  },
)

it('keeps the setting of the sound for after the sign-in', () => {
  changeSession(SIGNED_OUT)
  addRain({ ...rain, setting: 't' })
  expect(takeTabWish()).toEqual({ sounds: [{ id: 'rain', volume: 62, setting: 't' }] })
})

it('sends a visitor to sign in where the browser blocks all storage', () => {
  vi.stubGlobal('sessionStorage', undefined)
  vi.stubGlobal('localStorage', undefined)
  expect(addRain()).toEqual(['close', 'go to /auth'])
})
