import type { Setting } from '@dhvani/catalogue'

/** A parameter of a recipe at the three marks of a character; between them it moves evenly. */
type Lean = {
  /** At 0. */
  readonly least: number
  /** Where the file has the character: exactly this, so that the file's samples stay the same. */
  readonly usual: number
  /** At 100. */
  readonly most: number
}

/** What a recipe has: its places, the first of which is the file's, and where the file's characters stand. */
export type Choices<Place, Character extends string> = {
  readonly places: Readonly<Record<string, Place>>
  readonly characters: Readonly<Record<Character, number>>
}

/** A setting as a recipe reads it. */
export type Chosen<Place, Character extends string> = {
  readonly place: Place
  /** The value of a parameter that a character moves. */
  readonly lean: (character: Character, lean: Lean) => number
}

/** @throws {RangeError} for a place or a character that the sound does not have */
export const readSetting = <Place, Character extends string>(
  { places, characters }: Choices<Place, Character>,
  setting: Setting = {},
): Chosen<Place, Character> => {
  const [usualPlace = ''] = Object.keys(places)
  const { place: name = usualPlace } = setting
  const place = Object.hasOwn(places, name) ? places[name] : undefined
  if (!place) throw new RangeError(`There is no place ${name}.`)
  for (const [moved, value] of Object.entries(setting.characters ?? {})) {
    if (!Object.hasOwn(characters, moved)) throw new RangeError(`There is no character ${moved}.`)
    if (!(value >= 0 && value <= 100)) throw new RangeError(`${moved} is not between 0 and 100.`)
  }
  return {
    place,
    lean: (character, { least, usual, most }) => {
      const middle = characters[character]
      const value = setting.characters?.[character] ?? middle
      if (value === middle) return usual
      return value < middle
        ? usual + ((least - usual) * (middle - value)) / middle
        : usual + ((most - usual) * (value - middle)) / (100 - middle)
    },
  }
}
