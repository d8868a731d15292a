import type { BuiltInSoundId } from '@dhvani/catalogue'
import type { Recipe } from './recipe.ts'
import { asmrKiss } from './recipes/asmr-kiss.ts'
import { breeze } from './recipes/breeze.ts'
import { coffeeShop } from './recipes/coffee-shop.ts'
import { highFrequency } from './recipes/high-frequency.ts'
import { indianTraffic } from './recipes/indian-traffic.ts'
import { koelSinging } from './recipes/koel-singing.ts'
import { morningBirds } from './recipes/morning-birds.ts'
import { rain } from './recipes/rain.ts'
import { rainThunder } from './recipes/rain-thunder.ts'
import { riverFlowing } from './recipes/river-flowing.ts'
import { seaWaves } from './recipes/sea-waves.ts'
import { train } from './recipes/train.ts'

/** Every built-in sound that can be rendered, in the order of the catalogue. */
export const RECIPES: readonly Recipe[] = [
  rain,
  rainThunder,
  seaWaves,
  riverFlowing,
  breeze,
  coffeeShop,
  indianTraffic,
  train,
  koelSinging,
  morningBirds,
  asmrKiss,
]

/** The recipe of a built-in sound: High Frequency has its own places, though its file is the rain's. */
export const findRecipe = (sound: BuiltInSoundId): Recipe =>
  RECIPES.find(({ file }) => file === sound) ?? highFrequency
