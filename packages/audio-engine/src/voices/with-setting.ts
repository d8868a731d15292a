import type { SoundSource } from '../loading/sound-source.ts'

/** @returns the sound with another setting, or with none */
export const withSetting = (
  { setting: _before, ...sound }: SoundSource,
  setting: string | undefined,
): SoundSource => (setting ? { ...sound, setting } : sound)
