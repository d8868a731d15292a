import {
  BUILT_IN_SOUNDS,
  findBuiltInSound,
  settingSchemaOf,
  SOUND_SETTINGS,
  writeSettingCode,
  type BuiltInSound,
  type BuiltInSoundId,
  type Setting,
} from '@dhvani/catalogue'

/** A setting that an operator asked for; its code is empty where all is as in the file. */
export type WantedSetting = { readonly setting: Setting; readonly code: string }

const listIds = (list: readonly { readonly id: string }[]): string =>
  list.map(({ id }) => id).join(', ')

/** @throws {Error} that names the sounds there are */
export const requireSound = (id: string): BuiltInSound => {
  const sound = findBuiltInSound(id)
  if (sound) return sound
  throw new Error(`there is no sound "${id}"; there are: ${listIds(BUILT_IN_SOUNDS)}`)
}

const requireListed = (
  kind: 'place' | 'character',
  name: string,
  list: readonly { readonly id: string }[],
  id: BuiltInSoundId,
): void => {
  if (list.some((known) => known.id === name)) return
  throw new Error(`${id} has no ${kind} "${name}"; it has: ${listIds(list)}`)
}

/** The name and the value of `NAME=0..100`. */
const parseCharacter = (word: string): readonly [name: string, value: number] => {
  const [, name, digits] = /^([^=]+)=(\d{1,3})$/.exec(word) ?? []
  if (name && Number(digits) <= 100) return [name, Number(digits)]
  throw new Error(`"${word}" is not NAME=VALUE with a whole value from 0 to 100`)
}

/**
 * @param place of `--place`
 * @param words of every `--character`; of two with one name the last counts
 * @throws {Error} with the line that the operator is shown
 */
export const parseSetting = (
  id: BuiltInSoundId,
  place: string | undefined,
  words: readonly string[],
): WantedSetting => {
  const { places, characters } = SOUND_SETTINGS[id]
  if (place !== undefined) requireListed('place', place, places, id)
  const moved = words.map(parseCharacter)
  for (const [name] of moved) requireListed('character', name, characters, id)
  const setting = settingSchemaOf(id).parse({ place, characters: Object.fromEntries(moved) })
  return { setting, code: writeSettingCode(id, setting) }
}
