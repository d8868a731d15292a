import { expect, it } from 'vitest'
import type { UserSoundRow } from '@dhvani/catalogue'
import { arrangeSounds, type SoundOrder } from './arrange-sounds.ts'

const sound = (name: string, length?: number, description: string | null = null): UserSoundRow => ({
  id: name,
  user_id: 'u',
  name,
  description,
  audio_url: '',
  file_name: '',
  file_size: 1,
  length_seconds: length,
  created_at: '',
})

const SOUNDS = [sound('Rain 10', 5), sound('बारिश', 60), sound('Rain 2', 9, 'From the Roof')]

const shown = (query: string, order: SoundOrder = 'newest') =>
  arrangeSounds(SOUNDS, { query, order, language: 'en' }).map(({ name }) => name)

it('finds sounds by a part of their name or description, in any case and script', () => {
  expect(shown('')).toEqual(['Rain 10', 'बारिश', 'Rain 2'])
  expect(shown(' rain ')).toEqual(['Rain 10', 'Rain 2'])
  expect(shown('roof')).toEqual(['Rain 2'])
  expect(shown('बार')).toEqual(['बारिश'])
  expect(shown('veena')).toEqual([])
  const composed = sound('Caf\u00E9')
  const found = arrangeSounds([composed], { query: 'cafe\u0301', order: 'newest', language: 'en' })
  expect(found).toEqual([composed])
})

it('orders them by name as people count, or by length', () => {
  expect(shown('', 'name')).toEqual(['Rain 2', 'Rain 10', 'बारिश'])
  expect(shown('', 'longest')).toEqual(['बारिश', 'Rain 2', 'Rain 10'])
})
