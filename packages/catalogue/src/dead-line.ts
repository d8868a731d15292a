import { seconds } from '@dhvani/units'

/**
 * A line that has brought nothing for this long counts as dead; the browser may never notice. TCP has by then
 * sent a lost packet four times more (RFC 6298, section 5: after 1, 2, 4 and 8 s), so the next try is a better one.
 */
export const DEAD_LINE = seconds(30)
