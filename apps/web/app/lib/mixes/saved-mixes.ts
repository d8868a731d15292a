import { whenOnline } from '#lib/network/online.ts'
import { hasLocks } from '#lib/store/browser-storage.ts'
import { createId } from '#lib/store/create-id.ts'
import { m } from '#messages'
import { showToast } from '#lib/notices/toasts.ts'
import { useStore } from '#lib/store/store.ts'
import { getSession, subscribeToSession } from '#lib/session/session.ts'
import { isUnreached } from '#lib/network/no-answer.ts'
import { accountMixes } from './account-mixes.ts'
import { createKeptMixes } from './kept-mixes.ts'
import {
  createSavedMixes,
  NO_SAVED_MIXES,
  type MixNews,
  type SavedMixes,
} from './create-saved-mixes.ts'
import { copyName } from './mix-names.ts'
import { openedMix } from './opened-mix.ts'

/** The database refuses one more row of a person (docs/contract/data.md §9). */
const TOO_MANY_ROWS = 'PT409'

const isFull = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === TOO_MANY_ROWS

const showNews = (news: MixNews): void => {
  if (news.kind === 'kept-both') {
    showToast({ title: m.mixes_kept_both(), description: m.mixes_kept_both_text(news.copy) })
    return
  }
  if (!isFull(news.error)) reportError(news.error)
  showToast({
    title: m.error_title(),
    description: isFull(news.error) ? m.mixes_full() : m.mixes_refused(),
    variant: 'destructive',
  })
}

export const savedMixes = createSavedMixes({
  api: accountMixes,
  kept: createKeptMixes(),
  createId,
  nameOfCopy: copyName,
  isUnreached,
  inTurn: (run) => (hasLocks() ? navigator.locks.request('dhvani.mixes', run) : run()),
  onNews: showNews,
})

const follow = (): void => {
  const session = getSession()
  if (session.status === 'signed-in') savedMixes.follow(session.userId)
  if (session.status !== 'signed-out') return
  savedMixes.forget()
  openedMix.set(undefined)
}

let isFollowing = false

/** Follows the session from now on, and asks the account again whenever it may have news. */
export const followSavedMixes = (): void => {
  if (isFollowing) return
  isFollowing = true
  follow()
  subscribeToSession(follow)
  whenOnline(() => void savedMixes.sync())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void savedMixes.sync()
  })
}

export const useSavedMixes = (): SavedMixes => useStore(savedMixes, NO_SAVED_MIXES)
