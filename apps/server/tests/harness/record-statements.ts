import type { Database } from '#platform/database/database.ts'

type Identity = NonNullable<NonNullable<Parameters<Database['transaction']>[1]>['as']>

/**
 * Remembers the last statement that ran in a caller's name.
 *
 * @returns a function that asks the database how it runs that statement, in the same name
 */
export const recordStatements = (database: Database): (() => Promise<string[]>) => {
  let last: { text: string; values: readonly unknown[]; as: Identity } | undefined
  const original = database.transaction.bind(database)
  const transaction: Database['transaction'] = (work, options = {}) =>
    original(
      (tx) =>
        work({
          query: (text, values = []) => {
            if (options.as) last = { text, values, as: options.as }
            return tx.query(text, values)
          },
        }),
      options,
    )
  Object.assign(database, { transaction })
  return async () => {
    if (!last) throw new Error('No statement has run yet.')
    const { text, values, as } = last
    const rows = await original(
      (tx) => tx.query(`explain (analyze, costs off, timing off, summary off) ${text}`, values),
      { as },
    )
    return rows.map((row) => String(row['QUERY PLAN']))
  }
}
