import { dataErrors } from '../data-errors.ts'
import type { Outcome } from '../sql/outcome-sql.ts'
import type { DataRequest } from './data-request.ts'

/**
 * Inside the transaction, so that a refusal undoes what was written.
 *
 * @throws {DataError} PGRST116, PGRST124
 */
export const checkOutcome = (outcome: Outcome | undefined, request: DataRequest): Outcome => {
  if (!outcome) throw new Error('A data statement came back without its one row.')
  const { maxAffected } = request.preferences
  if (maxAffected !== undefined && outcome.rows > maxAffected)
    throw dataErrors.tooManyAffected(outcome.rows)
  if (request.isSingular && outcome.body !== null && outcome.rows !== 1)
    throw dataErrors.notSingular(outcome.rows)
  return outcome
}
