import type { SoundSource } from '@dhvani/audio-engine'
import { parseSettingCode, writeSettingCode, type BuiltInSound } from '@dhvani/catalogue'
import { findSettable, sourceOf } from './sound-sources.ts'

/** @returns a setting's code as it is kept, or `undefined` for one that says nothing or is unknown here */
const readSetting = (id: string, code: string | undefined): string | undefined => {
  const sound = code ? findSettable(id) : undefined
  const setting = sound && parseSettingCode(sound.id, code ?? '')
  return (setting && writeSettingCode(sound.id, setting)) || undefined
}

/** @returns what the engine plays, in a setting; a setting that is unknown here is left out */
export const sourceIn = (sound: BuiltInSound, code: string | undefined): SoundSource => {
  const setting = readSetting(sound.id, code)
  return setting ? { ...sourceOf(sound), setting } : sourceOf(sound)
}
