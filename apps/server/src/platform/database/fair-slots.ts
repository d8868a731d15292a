import { AsyncLocalStorage } from 'node:async_hooks'
import { DatabaseUnavailableError } from './database-error.ts'

const owners = new AsyncLocalStorage<string>()

/** Runs work, and all that it begins, in the name of a person or a network. Connections are shared out between these names. */
export const asOwner = <Result>(owner: string, work: () => Result): Result =>
  owners.run(owner, work)

/** In whose name this code runs; absent for the server's own work. */
export const ownerNow = (): string | undefined => owners.getStore()

type Waiting = { readonly owner: string; begin(): void }

/** Shares a number of connections between the owners of work. */
export type FairSlots = {
  /**
   * Work of the server itself, which has no owner, does not wait here.
   *
   * @throws {DatabaseUnavailableError} when the work could not begin in time
   */
  run<Result>(work: () => Promise<Result>): Promise<Result>
  waiting(): number
}

/**
 * One owner has `mostOfOne` slots at most. When one becomes free, the owner with the fewest begins, and of
 * one owner's work the oldest: a flood of one person's requests delays another's by a single one.
 */
export const createFairSlots = (
  slots: number,
  mostOfOne: number,
  patienceMs: number,
): FairSlots => {
  const busy = new Map<string, number>()
  const waiting = new Set<Waiting>()
  let used = 0
  const busyOf = (owner: string): number => busy.get(owner) ?? 0

  const take = (owner: string): void => {
    used += 1
    busy.set(owner, busyOf(owner) + 1)
  }

  const beginNext = (): void => {
    let next: Waiting | undefined
    for (const one of waiting)
      if (busyOf(one.owner) < (next ? busyOf(next.owner) : mostOfOne)) next = one
    if (!next) return
    waiting.delete(next)
    take(next.owner)
    next.begin()
  }

  const give = (owner: string): void => {
    used -= 1
    const left = busyOf(owner) - 1
    if (left > 0) busy.set(owner, left)
    else busy.delete(owner)
    beginNext()
  }

  const begin = async (owner: string): Promise<void> => {
    if (used < slots && busyOf(owner) < mostOfOne) return take(owner)
    const turn = Promise.withResolvers<void>()
    const one: Waiting = { owner, begin: turn.resolve }
    waiting.add(one)
    const timer = setTimeout(() => {
      waiting.delete(one)
      turn.reject(new DatabaseUnavailableError('All connections to the database were busy.'))
    }, patienceMs)
    return turn.promise.finally(() => clearTimeout(timer))
  }

  return {
    async run(work) {
      const owner = ownerNow()
      if (owner === undefined) return work()
      await begin(owner)
      try {
        return await work()
      } finally {
        give(owner)
      }
    },
    waiting: () => waiting.size,
  }
}
