import type { HeardDay } from '#lib/mixes/listening-history.ts'

type HeardMix = { readonly mix: string; readonly seconds: number }

const MOST = 3

/** @returns the mixes that were heard longest, the longest first */
export const mostHeard = (days: Readonly<Record<string, HeardDay>>): readonly HeardMix[] => {
  const sums = new Map<string, number>()
  for (const { mixes } of Object.values(days))
    for (const [mix, seconds] of Object.entries(mixes))
      sums.set(mix, (sums.get(mix) ?? 0) + seconds)
  return [...sums]
    .map(([mix, seconds]) => ({ mix, seconds }))
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, MOST)
}
