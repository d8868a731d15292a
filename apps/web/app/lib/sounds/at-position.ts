import type { Position, SoundSource } from '@dhvani/audio-engine'

/** @returns a sound at a position, whatever it had before */
export const atPosition = (
  { position: _before, ...sound }: SoundSource,
  position: Position | undefined,
): SoundSource => (position ? { ...sound, position } : sound)
