import { SOUND_SETTINGS, type BuiltInSoundId } from '@dhvani/catalogue'

/** Heights in setting-controls.tsx, in rem. */
const LEGEND = 1.625
const ROW = 2.75
const PLACE_GAP = 0.375
const GROUP_GAP = 0.75

const PLACES_PER_ROW = 2

/**
 * @returns the height of a sound's places and characters, in rem. The dialog keeps it free, so nothing moves
 *   under the listener's finger when they come.
 */
export const settingRoom = (id: BuiltInSoundId): number => {
  const { places, characters } = SOUND_SETTINGS[id]
  const rows = Math.ceil(places.length / PLACES_PER_ROW)
  return LEGEND + rows * ROW + (rows - 1) * PLACE_GAP + GROUP_GAP + characters.length * ROW
}
