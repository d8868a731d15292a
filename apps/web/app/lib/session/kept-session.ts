import type { Session as AuthSession } from '@supabase/auth-js'
import { SESSION_KEY } from '#lib/supabase/addresses.ts'
import type { Session } from './session.ts'
import { deviceStorage } from '#lib/store/browser-storage.ts'

/** The part of the auth client's session that the page reads. */
export type KeptSession = Pick<AuthSession, 'access_token' | 'refresh_token' | 'user'>

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const hasReadableFactors = (user: object): boolean => {
  const factors = 'factors' in user ? (user.factors ?? []) : []
  return Array.isArray(factors) && factors.every(isObject)
}

const isKept = (value: unknown): value is KeptSession =>
  isObject(value) &&
  'access_token' in value &&
  'refresh_token' in value &&
  'user' in value &&
  isObject(value.user) &&
  hasReadableFactors(value.user)

/** Reads the session that the auth client keeps in the browser's storage until sign-out. */
export const readKeptSession = (
  storage: Pick<Storage, 'getItem'> = deviceStorage(),
): KeptSession | null => {
  try {
    const value: unknown = JSON.parse(storage.getItem(SESSION_KEY) ?? 'null')
    return isKept(value) ? value : null
  } catch {
    return null
  }
}

const assuranceOf = (accessToken: string): unknown => {
  try {
    const part = accessToken.split('.')[1] ?? ''
    const claims: unknown = JSON.parse(atob(part.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof claims === 'object' && claims !== null && 'aal' in claims ? claims.aal : undefined
  } catch {
    return undefined
  }
}

/** An account with a verified factor is signed in only when this session has shown a factor. */
export const describeSession = (
  { access_token: accessToken, user }: KeptSession,
  isRecovering: boolean,
): Session => {
  const hasFactor = user.factors?.some(({ status }) => status === 'verified') ?? false
  return {
    status: hasFactor && assuranceOf(accessToken) !== 'aal2' ? 'second-factor' : 'signed-in',
    userId: user.id,
    email: user.email ?? '',
    isRecovering,
  }
}
