import {
  parseSettingCode,
  SOUND_SETTINGS,
  writeSettingCode,
  type BuiltInSound,
  type Character,
  type Place,
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
  const places: readonly Place[] = SOUND_SETTINGS[id].places
  const characters: readonly Character[] = SOUND_SETTINGS[id].characters
  const place = setting.place ?? SOUND_SETTINGS[id].places[0].id
  const lacks = places.find((each) => each.id === place)?.lacks ?? []
  const change = (next: Setting) => onChange(writeSettingCode(id, next) || undefined)
  return {
    placeLabel: m.setting_place(),
    places: places.map((each) => ({ id: each.id, label: placeName(id, each.id) })),
    place,
    onPlace: (next: string) => change({ ...setting, place: next }),
    characters: characters
      .filter((character) => !lacks.includes(character.id))
      .map((character) => {
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
