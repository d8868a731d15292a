import { seconds, type Seconds } from '@dhvani/units'

/**
 * How long one period of a sound passes into the next, with equal power. The middle of the passage is the end of one
 * period and the beginning of the next.
 *
 * Two takes are not correlated: over two seconds their levels meet as slowly as a texture moves by itself, and no event
 * lies so near to the calmest place.
 */
export const PASSAGE: Seconds = seconds(2)
