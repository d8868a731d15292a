import { expect, it } from 'vitest'
import { breakLines } from './break-lines.ts'

it('breaks into as few lines as fit, of about equal length', () => {
  expect(breakLines('How to Create a Focus Soundscape: A Recipe in Three Layers', 24)).toEqual([
    'How to Create a Focus',
    'Soundscape: A Recipe',
    'in Three Layers',
  ])
})

it('leaves a short title on one line and a long word whole', () => {
  expect(breakLines('Rain', 24)).toEqual(['Rain'])
  expect(breakLines('Unbelievablylongsingleword here', 10)).toEqual([
    'Unbelievablylongsingleword',
    'here',
  ])
})
