import type { Queryable } from '#platform/database/database.ts'
import { dataErrors } from '../data-errors.ts'
import type { Outcome } from '../sql/outcome-sql.ts'
import { createStatement, type Statement } from '../sql/statement.ts'
import type { DataRequest } from './data-request.ts'

/**
 * Runs a request's one statement. A refusal by its outcome is thrown inside the transaction of
 * `tx`, which undoes what was written.
 *
 * @param write gives the text and puts its values into the statement
 * @throws {DataError} PGRST116, PGRST124
 */
export const runStatement = async (
  tx: Queryable,
  request: DataRequest,
  write: (statement: Statement) => string,
): Promise<Outcome> => {
  const statement = createStatement()
  const text = write(statement)
  const [outcome] = await tx.query<Outcome>(text, statement.values)
  if (!outcome) throw new Error('A data statement came back without its one row.')
  const { maxAffected } = request.preferences
  if (maxAffected !== undefined && outcome.rows > maxAffected)
    throw dataErrors.tooManyAffected(outcome.rows)
  if (request.isSingular && outcome.body !== null && outcome.rows !== 1)
    throw dataErrors.notSingular(outcome.rows)
  return outcome
}
