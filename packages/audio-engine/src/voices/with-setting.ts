import type { Position, SoundSource } from '../loading/sound-source.ts'

/** @returns the sound with another setting, or with none */
export const withSetting = (
  { setting: _before, ...sound }: SoundSource,
  setting: string | undefined,
): SoundSource => (setting ? { ...sound, setting } : sound)

/** @returns the sound at another position; in the middle and near it has none */
export const withPosition = (
  { position: _before, ...sound }: SoundSource,
  position: Position | undefined,
): SoundSource => (position && (position.x || position.depth) ? { ...sound, position } : sound)
