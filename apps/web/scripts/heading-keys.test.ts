import { expect, it } from 'vitest'
import { findHeadingKeys } from './heading-keys.ts'

it('finds what elements show in the face of headings, and what is named as a title', () => {
  const shown = [
    'site_title',
    'ready_deep_rain',
    'sound_rain',
    'article_related',
    'article_contents',
    'share',
  ]
  const others = ['site_description', 'sound_rain_text', 'article_language', 'undo']
  expect(findHeadingKeys([...shown, ...others])).toEqual(shown)
})
