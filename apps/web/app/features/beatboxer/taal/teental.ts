/** The gesture by which a listener's hands count a matra. */
export type Gesture = 'sam' | 'taali' | 'khali' | 'count'

export type Matra = {
  /** 1 to 16. */
  readonly number: number
  readonly bol: string
  readonly gesture: Gesture
  /** The sign of Bhatkhande's notation; empty inside a vibhag. */
  readonly sign: string
}

const THEKA = 'Dha Dhin Dhin Dha Dha Dhin Dhin Dha Dha Tin Tin Ta Ta Dhin Dhin Dha'.split(' ')

/** First matras of the four vibhags (Bhatkhande's notation: x, 2, 0, 3). */
const VIBHAGS: Readonly<Record<number, { gesture: Gesture; sign: string }>> = {
  1: { gesture: 'sam', sign: 'x' },
  5: { gesture: 'taali', sign: '2' },
  9: { gesture: 'khali', sign: '0' },
  13: { gesture: 'taali', sign: '3' },
}

/** Teental: sixteen matras in four vibhags of four, clapped on 1, 5 and 13, waved on 9. */
export const TEENTAL: readonly Matra[] = THEKA.map((bol, index) => ({
  number: index + 1,
  bol,
  ...(VIBHAGS[index + 1] ?? { gesture: 'count' as const, sign: '' }),
}))

export const VIBHAG_LENGTH = 4

/**
 * @param position of the sound that the listener hears now, in beats since sam
 * @returns the matra that sounds, 0 to 15
 */
export const matraAt = (position: number): number =>
  ((Math.floor(position) % TEENTAL.length) + TEENTAL.length) % TEENTAL.length
