import { expect, it } from 'vitest'
import { megabytesText } from './megabytes.ts'

it('tells a small file in kilobytes: none is of 0.0 MB', () => {
  expect(megabytesText(52_428_800)).toBe('50.0 MB')
  expect(megabytesText(1_300_000)).toBe('1.2 MB')
  expect(megabytesText(104_858)).toBe('0.1 MB')
  expect(megabytesText(50_000)).toBe('49 KB')
  expect(megabytesText(3)).toBe('1 KB')
})
