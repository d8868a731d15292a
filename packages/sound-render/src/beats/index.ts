import type { BeatKit, BeatRecipe } from './beat-recipe.ts'

/** Every loop of the beatbox that can be rendered. */
export const BEAT_RECIPES: readonly BeatRecipe[] = []

/** The instruments whose one-shots play them at other tempi. */
export const BEAT_KITS: readonly BeatKit[] = []
