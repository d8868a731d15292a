import type { SoundSource } from '@dhvani/audio-engine'

/** @returns whether a value that storage held says what to play: an id, a name and an address */
export const isSoundSource = (value: unknown): value is SoundSource =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'string' &&
  'name' in value &&
  typeof value.name === 'string' &&
  'url' in value &&
  typeof value.url === 'string'
