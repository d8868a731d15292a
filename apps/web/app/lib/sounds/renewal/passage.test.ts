import { PASSAGE as PASSAGE_OF_PERIODS } from '@dhvani/sound-render/periods'
import { expect, it } from 'vitest'
import { PASSAGE } from './passage.ts'

it('passes from period to period for as long as the recipes say', () => {
  expect(PASSAGE).toBe(PASSAGE_OF_PERIODS)
})
