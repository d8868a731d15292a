import { createKeptMixes } from './kept-mixes.ts'
import { historyKey } from './listening-history.ts'
import { MIXES_KEY } from './mixes-mark.ts'
import { ACCOUNT_PRESETS_KEY } from '#lib/session/kept-keys.ts'
import { deviceStorage } from '#lib/store/browser-storage.ts'

/**
 * Forgets what this browser kept for an account that was deleted: its history, and mixes and presets
 * that were never sent. The account's settings, where both could be erased, can no longer be opened.
 */
export const forgetAccountHere = (userId: string): void => {
  for (const key of [MIXES_KEY, ACCOUNT_PRESETS_KEY]) createKeptMixes(key).forgetAccount(userId)
  deviceStorage().removeItem(historyKey(userId))
}
