/** Breaths a minute that a reader may choose: the studies of slow breathing had ten or fewer. */
export const PACE = { min: 4, max: 10 } as const

/** How long the exercise runs, in seconds. */
export const LENGTH = 120

export type Moment = {
  readonly phase: 'in' | 'out'
  /** How full the breath is: 0 to 1, as the drawing shows it. */
  readonly fullness: number
  /** Breaths that are over. */
  readonly breaths: number
}

/**
 * Where a breath is. The way in and the way out take equal time, and nothing is held.
 *
 * @param elapsed seconds since the start
 * @param pace breaths a minute
 */
export const momentAt = (elapsed: number, pace: number): Moment => {
  const breath = 60 / pace
  const breaths = Math.floor(elapsed / breath)
  const share = elapsed / breath - breaths
  const phase = share < 0.5 ? 'in' : 'out'
  // A cosine slows down at both ends, as breath does.
  return { phase, fullness: (1 - Math.cos(2 * Math.PI * share)) / 2, breaths }
}

/** A turn of the breath that is still to come. */
export type Turn = { readonly phase: Moment['phase']; readonly after: number }

/**
 * The turns from now to the end, the one of this moment included.
 *
 * @param elapsed seconds since the start
 */
export const turnsFrom = (elapsed: number, pace: number): Turn[] => {
  const way = secondsOfWay(pace)
  const all = Array.from({ length: Math.round(LENGTH / way) }, (_, index): Turn => ({
    phase: index % 2 === 0 ? 'in' : 'out',
    after: index * way - elapsed,
  }))
  return all.filter(({ after }) => after >= 0)
}

/** Seconds of one way, in or out. */
export const secondsOfWay = (pace: number): number => 30 / pace
