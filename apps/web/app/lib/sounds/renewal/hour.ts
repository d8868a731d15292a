/** The hour that a visit plays: all seeds of its periods come from one number. */
export type Hour = {
  /** An integer in [0, 2³²). */
  readonly seed: number
  /** In whole seconds since 1970: when it began for all devices that hear it together. Absent where this page is alone. */
  readonly since?: number
}

/** Every visit draws an hour of its own. */
const drawHour = (): Hour => ({ seed: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0 })

let hour: Hour | undefined

export const getHour = (): Hour => (hour ??= drawHour())

/**
 * Begins an hour: from now on sounds count its periods from the first one, also where the seed is the same.
 *
 * @param since  joins those who hear it together since then; sounds that start from now on are where the clock is
 */
export const beginHour = (seed: number, since?: number): void => {
  hour = since === undefined ? { seed } : { seed, since }
}

/** Ends an hour that is heard together. Another one goes on. */
export const leaveSharedHour = (): void => {
  if (hour?.since !== undefined) hour = undefined
}
