import { seconds, type Seconds } from '@dhvani/units'

/** How long a period passes into the next, as the recipes have it, which the page does not load. */
export const PASSAGE: Seconds = seconds(2)
