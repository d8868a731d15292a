import { RIGHT_EAR_LATER } from '@dhvani/catalogue/limits'
import { samples } from '@dhvani/units'
import { rotate } from '../dsp/calm-seam.ts'
import type { Recipe } from '../recipe.ts'

/**
 * A recipe of a steady texture as players play it: its left channel in both ears, later in the right one
 * (docs/contract/audio.md §1). So a period is as loud in both ears as the file, and begins where both are calm.
 */
export const spreadTexture = (recipe: Recipe): Recipe => ({
  ...recipe,
  render(take) {
    const { left } = recipe.render(take)
    const { right } = rotate(
      { left, right: left },
      samples(Math.round(left.length * RIGHT_EAR_LATER)),
    )
    return { left, right }
  },
})
