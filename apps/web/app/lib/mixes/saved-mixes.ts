import { whenOnline } from '#lib/network/online.ts'
import { isUnreached } from '#lib/network/no-answer.ts'
import { showToast } from '#lib/notices/toasts.ts'
import { getSession, subscribeToSession } from '#lib/session/session.ts'
import { hasLocks } from '#lib/store/browser-storage.ts'
import { createId } from '#lib/store/create-id.ts'
import { useStore } from '#lib/store/store.ts'
import { m } from '#messages'
import { accountMixes } from './account-mixes.ts'
import { createKeptMixes } from './kept-mixes.ts'
import {
  createSavedMixes,
  NO_SAVED_MIXES,
  type MixNews,
  type SavedMixes,
} from './create-saved-mixes.ts'
import { copyName } from './mix-names.ts'
import { MIXES_KEY } from './mixes-mark.ts'
import { openedMix } from './opened-mix.ts'
import type { MixApi } from './send-changes.ts'

/** The database refuses one more row of a person (docs/contract/data.md §9). */
const TOO_MANY_ROWS = 'PT409'

const isFull = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === TOO_MANY_ROWS

const showNews = (news: MixNews, full: () => string): void => {
  if (news.kind === 'kept-both') {
    showToast({ title: m.mixes_kept_both(), description: m.mixes_kept_both_text(news.copy) })
    return
  }
  if (!isFull(news.error)) reportError(news.error)
  showToast({
    title: m.error_title(),
    description: isFull(news.error) ? full() : m.mixes_refused(),
    variant: 'destructive',
  })
}

type AccountListOptions = {
  readonly api: MixApi
  /** Key in localStorage, and of the lock that the browser's tabs share. */
  readonly key: string
  readonly nameOfCopy: (name: string) => string
  /** What to tell a listener whose account takes no more. */
  readonly full: () => string
  readonly onSignedOut?: () => void
}

/**
 * A list that the account of the signed-in listener keeps: mixes, or the presets of the practice room. The device has a
 * copy, shows it at once, and sends changes when the account answers.
 *
 * @returns the list, and a function from whose first call on it follows the session, and asks the account again when the
 *   network is back and when the page is seen again
 */
export const createAccountList = (options: AccountListOptions) => {
  const { api, key, nameOfCopy, full, onSignedOut } = options
  const saved = createSavedMixes({
    api,
    kept: createKeptMixes(key),
    createId,
    nameOfCopy,
    isUnreached,
    inTurn: (run) => (hasLocks() ? navigator.locks.request(key, run) : run()),
    onNews: (news) => showNews(news, full),
  })
  const follow = (): void => {
    const session = getSession()
    if (session.status === 'signed-in') saved.follow(session.userId)
    if (session.status !== 'signed-out') return
    saved.forget()
    onSignedOut?.()
  }
  let isFollowing = false
  const followSession = (): void => {
    if (isFollowing) return
    isFollowing = true
    follow()
    subscribeToSession(follow)
    whenOnline(() => void saved.sync())
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') void saved.sync()
    })
  }
  return [saved, followSession] as const
}

export const [savedMixes, followSavedMixes] = createAccountList({
  api: accountMixes,
  key: MIXES_KEY,
  nameOfCopy: (name) => copyName(name),
  full: m.mixes_full,
  onSignedOut: () => openedMix.set(undefined),
})

export const useSavedMixes = (): SavedMixes => useStore(savedMixes, NO_SAVED_MIXES)
