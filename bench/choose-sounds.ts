import { BUILT_IN_SOUNDS, findBuiltInSound, type BuiltInSound } from '@dhvani/catalogue'

/** @throws when there is no such sound */
export const requireBuiltIn = (id: string): BuiltInSound => {
  const sound = findBuiltInSound(id)
  if (sound) return sound
  throw new Error(`There is no sound ${id}.`)
}

/** @param ids of `--sounds`, with commas between them; all sounds where it is left out */
export const chooseSounds = (ids: unknown): readonly BuiltInSound[] =>
  typeof ids === 'string' ? ids.split(',').map(requireBuiltIn) : BUILT_IN_SOUNDS
