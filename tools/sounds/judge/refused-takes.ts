import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { judge, type Likeness } from './likeness.ts'

const fileSchema = z.object({
  made: z.string(),
  takes: z.array(
    z.object({
      as: z.string(),
      what: z.string(),
      // JSON knows no NaN: what could not be measured is null there.
      values: z.record(
        z.string(),
        z
          .number()
          .nullable()
          .transform((value) => value ?? Number.NaN),
      ),
    }),
  ),
})

/** A take that is not like the recordings of a sound or loop: how it measured as that sound or loop. */
type RefusedTake = z.infer<typeof fileSchema>['takes'][number]

/** Versions that were shipped before, neighbours and noise, all of which the gate must refuse. */
export const REFUSED_TAKES: readonly RefusedTake[] = [
  new URL('./refused.json', import.meta.url),
  new URL('./refused-beats.json', import.meta.url),
].flatMap((file) => fileSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).takes)

/** What a listener heard before a recipe was changed, beside the same recordings. */
export type EarlierVersion = { version: string; likeness: Likeness }

/** @returns `undefined` where no other version was shipped, or its measures were not kept */
export const findEarlierVersion = (id: string): EarlierVersion | undefined => {
  const take = REFUSED_TAKES.find(({ as, what }) => as === id && what.startsWith('version'))
  const likeness = take && judge(id, take.values)
  return take && likeness && { version: take.what, likeness }
}
