type Ask = (text: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>
type Counted = {
  query: unknown
  transaction: unknown
}

/**
 * Counts what really runs, so that the bare route does as much.
 *
 * @returns a function that gives the count since it was asked last
 */
export const countStatements = (database: Counted): (() => number) => {
  let count = 0
  const counting =
    (ask: Ask): Ask =>
    (text, values) => {
      count += 1
      return ask(text, values)
    }
  const { query, transaction } = database as {
    query: Ask
    transaction: (work: (tx: { query: Ask }) => Promise<unknown>, options?: object) => unknown
  }
  Object.assign(database, {
    query: counting(query.bind(database)),
    transaction: (work: (tx: { query: Ask }) => Promise<unknown>, options?: object) =>
      transaction.call(
        database,
        (tx: { query: Ask }) => work({ query: counting(tx.query.bind(tx)) }),
        options,
      ),
  })
  return () => {
    const counted = count
    count = 0
    return counted
  }
}
