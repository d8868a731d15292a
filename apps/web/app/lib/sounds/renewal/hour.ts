/** The hour that a visit plays: all seeds of its periods come from one number. */
export type Hour = {
  /** An integer in [0, 2³²). */
  readonly seed: number
}

/** Another hour at every visit. */
const drawHour = (): Hour => ({ seed: crypto.getRandomValues(new Uint32Array(1))[0] ?? 0 })

let hour: Hour | undefined

export const getHour = (): Hour => (hour ??= drawHour())

/** From now on sounds play another hour, from its beginning, also where its seed is the same. */
export const beginHour = (seed: number): void => {
  hour = { seed }
}
