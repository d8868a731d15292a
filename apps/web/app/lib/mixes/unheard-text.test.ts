import { expect, it, vi } from 'vitest'
import { unheardText } from './unheard-text.ts'

const beOnline = (onLine: boolean) => vi.stubGlobal('navigator', { onLine })

it('names each sound that was not loaded, and that the browser is offline', () => {
  beOnline(true)
  expect(unheardText(['Rain'])).toBe('Could not be loaded: Rain.')
  expect(unheardText(['Rain', 'Train'])).toBe('Could not be loaded: Rain, Train.')
  beOnline(false)
  expect(unheardText(['Rain'])).toMatch(/^Could not be loaded: Rain\. You are offline/)
})
