import type { UserSoundRow } from '@dhvani/catalogue'

/** How the id of an own sound begins in a mix; no id of a built-in sound has a colon. */
export const OWN_SOUND_PREFIX = 'user:'

export const ownSoundId = (row: UserSoundRow): string => `${OWN_SOUND_PREFIX}${row.id}`
