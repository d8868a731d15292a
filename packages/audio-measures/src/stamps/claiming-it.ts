import { expect, it } from 'vitest'
import { claimOf } from './claim.ts'
import { prove } from './prove.ts'

/**
 * Vitest's `it` and `it.each` for a file in which every test is a claim of one sound, named as the test is.
 * What such a test measures must be made inside it, or nothing is spared.
 *
 * @param sound a recipe, or `beats`
 */
export const createClaimingIt = (file: string, sound: string): typeof it => {
  const claiming = (part: unknown): unknown => {
    if (typeof part !== 'function') return part
    return (...given: unknown[]) =>
      prove(claimOf(file, sound, expect.getState().currentTestName!), async () => {
        await (part as (...values: unknown[]) => unknown)(...given)
      })
  }
  type Declare = (name: string, ...parts: unknown[]) => void
  const wrap =
    (declare: Declare): Declare =>
    (name, ...parts) =>
      declare(name, ...parts.map(claiming))
  const each = (cases: readonly unknown[]) => wrap(it.each(cases) as Declare)
  return Object.assign(wrap(it as unknown as Declare), { each }) as unknown as typeof it
}
