import { seconds, type Seconds } from '@dhvani/units'
import type { Recipe } from '../recipe.ts'

/**
 * Two takes are not correlated: over two seconds their levels meet as slowly as a texture moves by
 * itself, and no event lies so near to the calmest place.
 */
const CALM = seconds(2)
/** Fits between the second axle of one joint and the first of the next. */
const BETWEEN_BEATS = seconds(0.2)

/**
 * How long one period of a sound passes into the next, with equal power. The middle of the passage is
 * the end of one period and the beginning of the next.
 */
export const passageLengthOf = ({ pulse }: Pick<Recipe, 'pulse'>): Seconds =>
  pulse ? BETWEEN_BEATS : CALM
