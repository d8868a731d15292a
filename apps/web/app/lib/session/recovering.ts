import { tabStorage } from '#lib/store/browser-storage.ts'

/** Key in sessionStorage: the account that came through a mail and needs a new password. */
const KEY = 'dhvani.recovering'

export const beginRecovery = (userId: string): void => tabStorage().setItem(KEY, userId)
export const endRecovery = (): void => tabStorage().removeItem(KEY)
export const isRecovering = (userId: string): boolean => tabStorage().getItem(KEY) === userId
