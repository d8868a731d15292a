/** Another hour at every visit. */
const drawHour = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0

let hour: number | undefined

/** @returns the integer from which the seeds of all periods of this visit come */
export const getHour = (): number => (hour ??= drawHour())
