/** What the hand shows on a count of a Carnatic tala: a clap, the count of a finger, the wave of the open hand. */
const HAND_SIGNS = ['clap', 'wave', 'little', 'ring', 'middle'] as const

export type HandSign = (typeof HAND_SIGNS)[number]

/** Reads the hands of a tala: counts between spaces, parts between bars; anything else than a sign is a rest. */
export const readHands = (written: string): readonly (readonly (HandSign | undefined)[])[] =>
  written
    .split(' | ')
    .map((part) => part.split(' ').map((sign) => HAND_SIGNS.find((known) => known === sign)))
