import { z } from 'zod'
import { ERROR_NAMES, ERROR_PLACE, MOST_ERROR_PLACES } from './error-report-facts.ts'

const WHOLE_PLACE = new RegExp(`${ERROR_PLACE.source}$`)

/**
 * What a page tells of an error: `POST /reports/errors`. It has no message, because a message may hold
 * what a person wrote, and no address, because an address may hold a mix or a code.
 */
export const errorReportSchema = z.strictObject({
  name: z.enum(ERROR_NAMES),
  places: z.array(z.string().regex(WHOLE_PLACE)).min(1).max(MOST_ERROR_PLACES),
  /** Path of the page, without query and fragment. */
  page: z.string().max(200),
})

export type ErrorReport = z.infer<typeof errorReportSchema>
