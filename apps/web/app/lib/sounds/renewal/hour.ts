/** The hour that a visit plays: all seeds of its periods come from one number. */
export type Hour = {
  /** An integer in [0, 2³²). */
  readonly seed: number
}

/** Every visit draws an hour of its own. */
const drawHour = (): Hour => ({ seed: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0 })

let hour: Hour | undefined

export const getHour = (): Hour => (hour ??= drawHour())

/** Begins an hour: from now on sounds count its periods from the first one, also where the seed is the same. */
export const beginHour = (seed: number): void => {
  hour = { seed }
}
