import { expect, it, vi } from 'vitest'
import type { SoundSource } from '@dhvani/audio-engine'
import type { Session } from '#lib/session/session.ts'
import { addToMix } from './add-to-mix.ts'

const rain: SoundSource = { id: 'rain', name: 'Rain', url: '/rain.mp3' }

const adding = (session: Session) => {
  const happened: string[] = []
  const keepPending = vi.fn<(pending: { id: string; volume: number }) => void>()
  addToMix(rain, 62, {
    mixer: { add: (sound, volume) => happened.push(`add ${sound.id} ${volume}`) },
    preview: { close: () => happened.push('close') },
    session,
    keepPending,
    goToSignIn: () => happened.push('sign in'),
  })
  return { happened, keepPending }
}

it('stops the preview, then adds the sound at the chosen volume', () => {
  const session: Session = {
    status: 'signed-in',
    userId: 'u',
    email: 'asha@example.com',
    isRecovering: false,
  }
  const { happened, keepPending } = adding(session)
  expect(happened).toEqual(['close', 'add rain 62'])
  expect(keepPending).not.toHaveBeenCalled()
})

it('sends a visitor to sign in and keeps the sound for afterwards', () => {
  const { happened, keepPending } = adding({ status: 'signed-out' })
  expect(happened).toEqual(['close', 'sign in'])
  expect(keepPending).toHaveBeenCalledWith({ id: 'rain', volume: 62 })
})
