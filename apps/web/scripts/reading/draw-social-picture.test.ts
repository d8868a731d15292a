import { expect, it } from 'vitest'
import { breakLines } from './draw-social-picture.ts'

const byLength = (most: number) => ({ most, widthOf: (text: string) => text.length })

it('breaks into as few lines as fit, of about equal length', () => {
  const title = 'How to Create a Focus Soundscape: A Recipe in Three Layers'
  expect(breakLines(title, byLength(24))).toEqual([
    'How to Create a Focus',
    'Soundscape: A Recipe',
    'in Three Layers',
  ])
})

it('measures the width of a line and does not count its letters', () => {
  const widthOf = (text: string) => text.replaceAll('W', 'WWWW').length
  expect(breakLines('WWW iii WWW iii', { most: 16, widthOf })).toEqual(['WWW iii', 'WWW iii'])
})

it('leaves a short title on one line and a long word whole', () => {
  expect(breakLines('Rain', byLength(24))).toEqual(['Rain'])
  expect(breakLines('Unbelievablylongsingleword here', byLength(10))).toEqual([
    'Unbelievablylongsingleword',
    'here',
  ])
})
