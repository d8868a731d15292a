import {
  parseSettingCode,
  SOUND_SETTINGS,
  writeSettingCode,
  type BuiltInSound,
  type Setting,
} from '@dhvani/catalogue'
import { m } from '#messages'
import { characterName, placeName } from './setting-words.ts'

/**
 * A setting as controls show it.
 *
 * @param code as `SoundSource.setting` has it
 * @param onChange gets the next code; `undefined` where all is as in the file
 */
export const describeSetting = (
  { id }: BuiltInSound,
  code: string | undefined,
  onChange: (code: string | undefined) => void,
) => {
  const setting: Setting = parseSettingCode(id, code ?? '') ?? {}
  const { places, characters } = SOUND_SETTINGS[id]
  const change = (next: Setting) => onChange(writeSettingCode(id, next) || undefined)
  return {
    placeLabel: m.setting_place(),
    places: places.map((place) => ({ id: place.id, label: placeName(id, place.id) })),
    place: setting.place ?? places[0].id,
    onPlace: (place: string) => change({ ...setting, place }),
    characters: characters.map((character) => {
      const value = setting.characters?.[character.id] ?? character.usual
      return {
        id: character.id,
        label: characterName(id, character.id),
        value,
        valueText: m.percent_spoken({ value }),
      }
    }),
    onCharacter: (character: string, value: number) =>
      change({ ...setting, characters: { ...setting.characters, [character]: value } }),
  }
}

/** @returns the place of a setting, as the listener reads it; `undefined` for the place of the file */
export const describePlace = (
  { id }: BuiltInSound,
  code: string | undefined,
): string | undefined => {
  const place = parseSettingCode(id, code ?? '')?.place
  return place && place !== SOUND_SETTINGS[id].places[0].id ? placeName(id, place) : undefined
}
