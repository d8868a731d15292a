/** What the hand shows on a count of a Carnatic tala: a clap, the count of a finger, the wave of the open hand. */
export type HandSign = 'clap' | 'wave' | 'little' | 'ring' | 'middle'

/** Reads the hands of a tala: counts between spaces, parts between bars, `-` for a rest. A test looks at every sign. */
export const readHands = (written: string): readonly (readonly (HandSign | undefined)[])[] =>
  written
    .split(' | ')
    .map((part) => part.split(' ').map((sign) => (sign === '-' ? undefined : (sign as HandSign))))
