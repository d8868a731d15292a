/** A mix that the listener saved, as this device knows it. */
export type SavedMix = {
  readonly id: string
  readonly name: string
  /** As the row has it; `parseMix` reads it. It may be of a later version of the format. */
  readonly mix: unknown
  /** Mixes are shown from the lowest to the highest. */
  readonly position: number
  /** When the account last took a change of its name or sounds; absent before it took the first. */
  readonly updatedAt?: string
}

/** A change to one mix that the server does not know yet. */
export type Change =
  | { readonly kind: 'put'; readonly mix: SavedMix }
  | {
      readonly kind: 'delete'
      /** `updatedAt` of what the listener saw and deleted. */
      readonly updatedAt: string | undefined
    }

/** The mixes of one account on this device: the server's last answer, and the changes not sent yet. */
export type KeptMixes = {
  readonly rows: readonly SavedMix[]
  readonly changes: Readonly<Record<string, Change>>
}

export const NO_MIXES: KeptMixes = { rows: [], changes: {} }

/** @returns whether two hold the same name and the same sounds */
export const isSameContent = (one: SavedMix, other: SavedMix): boolean =>
  one.name === other.name && JSON.stringify(sorted(one.mix)) === JSON.stringify(sorted(other.mix))

/** PostgreSQL orders the keys of an object by its own rule. */
const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .map(([key, held]) => [key, sorted(held)] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** The mixes as the listener sees them, with every change that waits, in their order. */
export const applyChanges = ({ rows, changes }: KeptMixes): readonly SavedMix[] => {
  const mixes = new Map(rows.map((row) => [row.id, row]))
  for (const [id, change] of Object.entries(changes)) {
    if (change.kind === 'delete') mixes.delete(id)
    else mixes.set(id, change.mix)
  }
  return [...mixes.values()].toSorted((a, b) => a.position - b.position || (a.id < b.id ? -1 : 1))
}

/** @returns a position before the first mix */
export const firstPosition = (mixes: readonly SavedMix[]): number => (mixes[0]?.position ?? 1) - 1

/** Halves of a smaller room are soon the same number, or one that the data API does not take. */
const LEAST_ROOM = 1e-6

/**
 * @returns the mixes with new positions that bring one a place earlier or later: that one alone, unless there
 *   is no room between its neighbours; none at an end
 */
export const moveMix = (
  mixes: readonly SavedMix[],
  id: string,
  direction: 'earlier' | 'later',
): readonly SavedMix[] => {
  const at = mixes.findIndex((mix) => mix.id === id)
  const step = direction === 'earlier' ? -1 : 1
  const [mix, near, far] = [mixes[at], mixes[at + step], mixes[at + 2 * step]]
  if (!mix || !near) return []
  if (!far) return [{ ...mix, position: near.position + step }]
  if (Math.abs(far.position - near.position) > LEAST_ROOM)
    return [{ ...mix, position: (near.position + far.position) / 2 }]
  return mixes
    .toSpliced(at, 1)
    .toSpliced(at + step, 0, mix)
    .map((one, position) => ({ before: one.position, moved: { ...one, position } }))
    .filter(({ before, moved }) => before !== moved.position)
    .map(({ moved }) => moved)
}
