import { afterEach, expect, it, vi } from 'vitest'
import { overwriteGetLocale } from '#locale'
import { unheardText } from './unheard-text.ts'

const beOnline = (onLine: boolean) => vi.stubGlobal('navigator', { onLine })

afterEach(() => {
  overwriteGetLocale(() => 'en')
  vi.unstubAllGlobals()
})

it('names each sound that was not loaded, and that the browser is offline', () => {
  beOnline(true)
  expect(unheardText(['Rain'])).toBe('Could not be loaded: Rain.')
  expect(unheardText(['Rain', 'Train'])).toBe('Could not be loaded: Rain, Train.')
  beOnline(false)
  expect(unheardText(['Rain'])).toMatch(/^Could not be loaded: Rain\. You are offline/)
})

it('speaks in Hindi of one sound otherwise than of two', () => {
  overwriteGetLocale(() => 'hi')
  beOnline(true)
  expect(unheardText(['बारिश'])).toBe('इसे लोड नहीं किया जा सका: बारिश।')
  expect(unheardText(['बारिश', 'ट्रेन'])).toBe('इन्हें लोड नहीं किया जा सका: बारिश, ट्रेन।')
})
