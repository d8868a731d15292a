import { useSyncExternalStore } from 'react'
import { SESSION_KEY } from './supabase/addresses.ts'
import { loadAuth } from './supabase/index.ts'

export type Session =
  | { readonly status: 'unknown' }
  | { readonly status: 'signed-out' }
  | { readonly status: 'signed-in'; readonly userId: string; readonly email: string }

const UNKNOWN: Session = { status: 'unknown' }
const SIGNED_OUT: Session = { status: 'signed-out' }

let session: Session = UNKNOWN
let isWatching = false
const listeners = new Set<() => void>()

const change = (next: Session) => {
  if (JSON.stringify(next) === JSON.stringify(session)) return
  session = next
  for (const listener of listeners) listener()
}

/** Addresses that come back from a mail or from Google carry one of these. */
const CALLBACK = /[?#&](code|access_token|error|error_code|error_description)=/

const hasTraceOfSession = (): boolean => {
  try {
    if (localStorage.getItem(SESSION_KEY)) return true
  } catch {
    return false
  }
  return CALLBACK.test(location.href)
}

/**
 * Follows the auth client from now on: call it before signing in or up. Resolves when the client
 * has told whether somebody is signed in.
 */
export const watchSession = async (): Promise<void> => {
  if (isWatching) return
  isWatching = true
  try {
    const auth = await loadAuth()
    auth.onAuthStateChange((_event, current) => {
      change(
        current
          ? { status: 'signed-in', userId: current.user.id, email: current.user.email ?? '' }
          : SIGNED_OUT,
      )
    })
    await auth.initialize()
  } catch (error) {
    isWatching = false
    change(SIGNED_OUT)
    throw error
  }
}

/** Once a page: looks for a kept session and loads the auth client only when there is one. */
export const startSession = (): void => {
  addEventListener('storage', (event) => {
    if (event.key === SESSION_KEY && event.newValue && !isWatching) void watchSession()
  })
  if (hasTraceOfSession()) watchSession().catch(reportError)
  else change(SIGNED_OUT)
}

export const getSession = (): Session => session

export const subscribeToSession = (onChange: () => void): (() => void) => {
  listeners.add(onChange)
  return () => {
    listeners.delete(onChange)
  }
}

export const useSession = (): Session =>
  useSyncExternalStore(subscribeToSession, getSession, () => UNKNOWN)
