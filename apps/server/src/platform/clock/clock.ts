/** Tells the time. It is an argument everywhere, so that tests can let an hour pass. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
