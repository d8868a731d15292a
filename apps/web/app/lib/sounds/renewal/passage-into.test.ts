import { BUILT_IN_SOUNDS } from '@dhvani/catalogue'
import { findRecipe } from '@dhvani/sound-render'
import { passageLengthOf } from '@dhvani/sound-render/periods'
import { expect, it } from 'vitest'
import { passageInto } from './passage-into.ts'

it.each(BUILT_IN_SOUNDS)('passes into $id for as long as its recipe says', (sound) => {
  expect(passageInto(sound)).toBe(passageLengthOf(findRecipe(sound.id)))
})
