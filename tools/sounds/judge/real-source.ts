/** What one measure gave on recordings: the least, the most, and the median where it is known. */
export type RealRange = readonly [least: number, most: number, median?: number]

/** Recordings of one kind of sound that were measured together, as ours are. */
export type RealSource = {
  /** What was measured. */
  recordings: string
  /** How many recordings; a range of few says little about the spread. */
  count: number
  /**
   * What least and most are. Left out: the lowest and the highest value. Deciles: a tenth of the recordings
   * has less, a tenth has more, and the median is known.
   */
  ends?: 'deciles'
  /** By the name of the measure, as ours are named. */
  ranges: Readonly<Record<string, RealRange>>
}
