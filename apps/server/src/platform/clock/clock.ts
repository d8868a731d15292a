/** What time it is. An argument everywhere, so that tests can let an hour pass. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }
