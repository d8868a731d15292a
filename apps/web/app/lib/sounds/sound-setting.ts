import type { SoundSource } from '@dhvani/audio-engine'
import { parseSettingCode, writeSettingCode, type BuiltInSound } from '@dhvani/catalogue'
import { findSettable, sourceOf } from './sound-sources.ts'

/** @returns the shortest code of a setting; `undefined` where it is as in the file, or unknown to this release */
const readSetting = (id: string, code: string | undefined): string | undefined => {
  const sound = code ? findSettable(id) : undefined
  const setting = sound && parseSettingCode(sound.id, code ?? '')
  return (setting && writeSettingCode(sound.id, setting)) || undefined
}

/** @returns a sound in a setting, for the engine; as in its file where this release does not know the setting */
export const sourceIn = (sound: BuiltInSound, code: string | undefined): SoundSource => {
  const setting = readSetting(sound.id, code)
  return setting ? { ...sourceOf(sound), setting } : sourceOf(sound)
}
