import { setTimeout as wait } from 'node:timers/promises'
import type { UploadingPerson } from './uploading-person.ts'

/** So many changes show that a person can work. */
const ENOUGH = 3
const RECOVERY_MS = 30_000

/**
 * Waits until every person has changed something.
 *
 * @returns the milliseconds that it took
 * @throws when that takes too long
 */
export const untilAllWork = async (people: readonly UploadingPerson[]): Promise<number> => {
  const began = performance.now()
  const sizeOf = ({ kept, deleted }: UploadingPerson) => kept.size + 2 * deleted.size
  const before = people.map(sizeOf)
  const isEnough = () =>
    people.every((person, index) => sizeOf(person) >= (before[index] ?? 0) + ENOUGH)
  while (!isEnough()) {
    if (performance.now() - began > RECOVERY_MS)
      throw new Error(`not every person could work again within ${RECOVERY_MS} ms`)
    await wait(10)
  }
  return performance.now() - began
}
