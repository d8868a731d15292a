import { deviceStorage, type Keeping } from '#lib/store/browser-storage.ts'
import { SESSION_KEY } from '#lib/supabase/addresses.ts'

/** Key in localStorage: an account was used in this browser before. It does not say which one. */
const KEY = 'dhvani.has-account'

/** Where the storage is full, the browser counts as one without an account. */
const inStorage = <Value>(run: (storage: Keeping) => Value): Value | undefined => {
  try {
    return run(deviceStorage())
  } catch {
    return undefined
  }
}

export const noteAccount = (): void => {
  inStorage((storage) => storage.setItem(KEY, '1'))
}

/** The account was deleted. */
export const forgetAccount = (): void => {
  inStorage((storage) => storage.removeItem(KEY))
}

export const hasAccountTrace = (): boolean =>
  inStorage((storage) => [KEY, SESSION_KEY].some((key) => storage.getItem(key) !== null)) ?? false
