const numberOf = (name: string, otherwise: number): number => {
  const value = Number(process.env[name] ?? otherwise)
  if (!(value > 0)) throw new Error(`${name} is a number above 0.`)
  return value
}

const FULL = { people: 500, minutes: 10 }
const FEW = 10
const TURN_SECONDS = 30

/** `BENCH_PEOPLE=20 BENCH_MINUTES=0.5` ask for less than the whole. */
export const people = numberOf('BENCH_PEOPLE', FULL.people)
export const few = Math.min(FEW, people)
export const seconds = numberOf('BENCH_MINUTES', FULL.minutes) * 60
/** A short run has four turns, too. */
export const turnSeconds = Math.min(TURN_SECONDS, seconds / 4)
/** Listeners arrive within this time, one after the other. */
export const arriveSeconds = Math.max(turnSeconds, seconds / 5)
/** Only figures of a whole run are written down. */
export const isFull = people >= FULL.people && seconds >= FULL.minutes * 60
