import type { SoundSource } from '../engine-types.ts'

/** @returns the sound with another setting, or with none */
export const withSetting = (
  { setting: _before, ...sound }: SoundSource,
  setting: string | undefined,
): SoundSource => (setting ? { ...sound, setting } : sound)
