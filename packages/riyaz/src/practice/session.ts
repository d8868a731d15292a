/** A session: rounds of playing with a break between each two. */
export type SessionPlan = {
  /** Minutes of a round. */
  readonly play: number
  /** Minutes of a break. */
  readonly rest: number
  readonly rounds: number
}

export type SessionMoment = {
  readonly phase: 'play' | 'rest' | 'done'
  /** From 1. */
  readonly round: number
  readonly rounds: number
  /** Seconds until the phase ends. */
  readonly left: number
}

/** What a session is at. @param elapsed seconds since it began */
export const sessionAt = ({ play, rest, rounds }: SessionPlan, elapsed: number): SessionMoment => {
  const [playing, whole] = [60 * play, 60 * (play + rest)]
  const round = Math.floor(elapsed / whole) + 1
  const inside = elapsed - (round - 1) * whole
  // After the last round there is no break.
  if (round > rounds || (round === rounds && inside >= playing))
    return { phase: 'done', round: rounds, rounds, left: 0 }
  return inside < playing
    ? { phase: 'play', round, rounds, left: playing - inside }
    : { phase: 'rest', round, rounds, left: whole - inside }
}
