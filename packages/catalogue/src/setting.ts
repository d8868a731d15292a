import { z } from 'zod'
import { SOUND_SETTINGS, type Character, type Place } from './places.ts'
import type { BuiltInSoundId } from './sounds.ts'

/** How a listener wants a built-in sound. What is left out is as in the file. */
export type Setting = {
  readonly place?: string | undefined
  /** Whole numbers from 0 to 100, by the id of the character. */
  readonly characters?: Readonly<Record<string, number>> | undefined
}

const strengthSchema = z.int().min(0).max(100)

const placesOf = (id: BuiltInSoundId): readonly Place[] => SOUND_SETTINGS[id].places
const charactersOf = (id: BuiltInSoundId): readonly Character[] => SOUND_SETTINGS[id].characters

/** What a setting of a sound must be. It refuses places and characters that the sound does not have. */
export const settingSchemaOf = (id: BuiltInSoundId): z.ZodType<Setting> =>
  z.strictObject({
    place: z.enum(placesOf(id).map((each) => each.id)).optional(),
    characters: z
      .strictObject(
        Object.fromEntries(charactersOf(id).map((each) => [each.id, strengthSchema.optional()])),
      )
      .optional(),
  }) as z.ZodType<Setting>

/** Two digits in base 36 hold 0 to 100. */
const DIGITS = 2

/**
 * A setting as a few characters for links and rows: the letter of the place, then letter and value of
 * each character that is not as in the file.
 *
 * @param setting one that {@link settingSchemaOf} takes
 * @returns e.g. `t` or `lh28`; empty where all is as in the file
 */
export const writeSettingCode = (id: BuiltInSoundId, setting: Setting): string => {
  const [usualPlace] = SOUND_SETTINGS[id].places
  const chosen = placesOf(id).find((each) => each.id === setting.place) ?? usualPlace
  const moved = charactersOf(id).flatMap(({ id: name, code, usual }) => {
    const value = setting.characters?.[name] ?? usual
    return value === usual ? [] : [`${code}${value.toString(36).padStart(DIGITS, '0')}`]
  })
  return chosen.id === usualPlace.id && moved.length === 0 ? '' : [chosen.code, ...moved].join('')
}

/** @returns the setting, or `undefined` for a code that this release does not know */
export const parseSettingCode = (id: BuiltInSoundId, code: string): Setting | undefined => {
  if (code === '') return {}
  if (!/^[a-z]([a-z][0-9a-z]{2})*$/.test(code)) return undefined
  const chosen = placesOf(id).find((each) => each.code === code[0])
  const moved = (code.slice(1).match(/.{3}/g) ?? []).map((part) => {
    const known = charactersOf(id).find((each) => each.code === part[0])
    return [known?.id ?? part, Number.parseInt(part.slice(1), 36)] as const
  })
  return settingSchemaOf(id).safeParse({
    place: chosen?.id ?? code,
    ...(moved.length > 0 && { characters: Object.fromEntries(moved) }),
  }).data
}
