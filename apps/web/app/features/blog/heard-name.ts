import { loopName } from '#lib/beats/loop-name.ts'
import { nameInPage } from '#lib/sounds/sound-words.ts'

/** @returns the name of a sound or loop in the page's language */
export const heardName = (id: string): string => nameInPage({ id, name: loopName(id) })
