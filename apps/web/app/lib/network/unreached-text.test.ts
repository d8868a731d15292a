import { beforeEach, expect, it, vi } from 'vitest'
import { sayOffline, unreachedText } from './unreached-text.ts'

const beOnline = (onLine: boolean) => vi.stubGlobal('navigator', { onLine })

beforeEach(() => beOnline(false))

it('says that the browser is offline after what failed', () => {
  const said = "Rain could not be loaded. You are offline, so we couldn't reach the server."
  expect(sayOffline('Rain could not be loaded.')).toBe(said)
  expect(sayOffline('Rain could not be loaded')).toBe(said)
  beOnline(true)
  expect(sayOffline('Rain could not be loaded.')).toBe('Rain could not be loaded.')
})

it('keeps the full stop of another script', () => {
  expect(sayOffline('लोड नहीं हो सका: बारिश।')).toMatch(/^लोड नहीं हो सका: बारिश। You/)
})

it('says what failed only where the browser is not offline', () => {
  expect(unreachedText('The beat could not be saved')).toMatch(/^You are offline/)
  beOnline(true)
  expect(unreachedText('The beat could not be saved')).toBe(
    "The beat could not be saved. We couldn't reach the server. Try again in a moment.",
  )
})
