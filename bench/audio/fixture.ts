/** The loop of the seam measure: its period, and how much is wrapped around either end, in seconds. */
export const FIXTURE = { sampleRate: 44_100, period: 2.56, wrap: 0.25 } as const
