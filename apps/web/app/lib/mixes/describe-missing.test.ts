import { beforeEach, expect, it, vi } from 'vitest'
import { describeMissing } from './describe-missing.ts'

const OWN = { id: 'user:veena', name: 'My veena' }
const UNKNOWN = { id: 'monkeys', name: 'Monkeys' }
const HERE = { isSignedIn: true, status: 'ready', isUnreached: false } as const
const UNREACHED = { isSignedIn: true, status: 'failed', isUnreached: true } as const

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
})

it('says nothing of a mix that is whole', () => {
  expect(describeMissing([], UNREACHED)).toBeUndefined()
})

it('says that own sounds are gone only where the list was read and lacks them', () => {
  expect(describeMissing([OWN], HERE)).toBe('Left out, no longer among your sounds: My veena')
  for (const status of ['failed', 'loading', 'waiting'] as const)
    expect(describeMissing([OWN], { ...HERE, status })).toBe(
      'Left out, because your sounds could not be loaded: My veena',
    )
})

it('says that the server was not reached, or that the browser is offline', () => {
  expect(describeMissing([OWN], UNREACHED)).toBe(
    "Left out, because your sounds could not be loaded: My veena. We couldn't reach the server. Try again in a moment.",
  )
  vi.stubGlobal('navigator', { onLine: false })
  expect(describeMissing([OWN], UNREACHED)).toBe(
    "Left out, because your sounds could not be loaded: My veena. You are offline, so we couldn't reach the server.",
  )
})

it('says that the session has ended, whatever the list says', () => {
  for (const own of [HERE, UNREACHED])
    expect(describeMissing([OWN], { ...own, isSignedIn: false })).toBe(
      'Left out, because you are signed out: My veena',
    )
})

it('tells own sounds that could not be loaded from sounds that this release does not know', () => {
  expect(describeMissing([OWN, UNKNOWN], { ...HERE, status: 'failed' })).toBe(
    'Left out, not found: Monkeys. Left out, because your sounds could not be loaded: My veena',
  )
  expect(describeMissing([OWN, UNKNOWN], HERE)).toBe('Left out, not found: My veena, Monkeys')
})
