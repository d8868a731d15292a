import type { Recipe } from './recipe.ts'
import { breeze } from './recipes/breeze.ts'
import { rain } from './recipes/rain.ts'
import { riverFlowing } from './recipes/river-flowing.ts'
import { seaWaves } from './recipes/sea-waves.ts'
import { train } from './recipes/train.ts'

/** Every built-in sound that can be rendered, in the order of the catalogue. */
export const RECIPES: readonly Recipe[] = [rain, seaWaves, riverFlowing, breeze, train]
