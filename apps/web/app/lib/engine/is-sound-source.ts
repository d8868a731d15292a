import type { SoundSource } from '@dhvani/audio-engine'

/** @returns whether a value from storage has the id, the name and the address of a sound */
export const isSoundSource = (value: unknown): value is SoundSource =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'name' in value &&
  typeof value.name === 'string' &&
  'url' in value &&
  typeof value.url === 'string'
