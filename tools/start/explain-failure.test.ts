import { expect, it } from 'vitest'
import { explainFailure } from './explain-failure.ts'

it.each([
  'Rendering rain failed: ENOSPC: no space left on device, write',
  'react-router build ended with 1\nError: EDQUOT: disk quota exceeded',
  'error: could not write file: No space left on device',
])('tells of a full disk in a sentence: %s', (message) => {
  expect(explainFailure(new Error(message))).toMatch(/^The disk is full\. /)
})

it('passes another cause on', () => {
  expect(explainFailure(new Error('Rendering rain failed: it peaks'))).toBe(
    'Rendering rain failed: it peaks',
  )
})
