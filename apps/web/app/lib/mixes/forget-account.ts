import { createKeptMixes } from './kept-mixes.ts'
import { historyKey } from './listening-history.ts'
import { deviceStorage } from '#lib/store/browser-storage.ts'

/**
 * Forgets what this browser kept for an account that was deleted: its history, and mixes that were never
 * sent. The account's settings, where both could be erased, can no longer be opened.
 */
export const forgetAccountHere = (userId: string): void => {
  createKeptMixes().forgetAccount(userId)
  deviceStorage().removeItem(historyKey(userId))
}
