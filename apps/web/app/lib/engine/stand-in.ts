import type { GiveStandIn } from '@dhvani/audio-engine'

let give: GiveStandIn | undefined

/** Tells the engine who gives what plays in place of files. */
export const registerStandIn = (next: GiveStandIn): void => {
  give = next
}

export const giveStandIn: GiveStandIn = async (...asked) => give?.(...asked)
