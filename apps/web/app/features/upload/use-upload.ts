import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ownSoundDetailsSchema, FIXED_TEXTS } from '@dhvani/catalogue'
import { holdPageWhile } from '#lib/page/page-hold.ts'
import { isUnreached } from '#lib/network/no-answer.ts'
import { useWhenOnline } from '#lib/network/online.ts'
import { ownSounds } from '#lib/sounds/own-sounds/own-sounds.ts'
import { createCheckQueue } from './check-queue.ts'
import { forgetWhenRemoved, forgetWhenSent, passKeptOn } from './kept-of-file.ts'
import {
  createItem,
  EMPTY_DRAFT,
  isSendable,
  unsentOf,
  withCheck,
  type Draft,
  type Unsent,
  type UploadItem,
} from './upload-item.ts'
import { uploadOwnSound } from './upload-own-sound.ts'
import { errorText, UploadRefused } from './upload-refusal.ts'

export type UploadQueue = {
  /** In the order of their turns. A file that was sent is gone. */
  readonly items: readonly UploadItem[]
  /** What is written while no file is chosen. */
  readonly draft: Draft
  /** What is wrong while no file is chosen. */
  readonly error?: string | undefined
  readonly isSending: boolean
  /** How many files were sent since the dialog opened. */
  readonly sent: number
}

const EMPTY: UploadQueue = { items: [], draft: EMPTY_DRAFT, isSending: false, sent: 0 }

type UseUpload = {
  /** Called when no file is left, with the names of those that were sent. */
  readonly onFinished: (names: readonly string[]) => void
  /** Called when the page of the dialog was left before all files were sent. */
  readonly onLeft: (unsent: Unsent) => void
}

/**
 * The files of the upload dialog: each is checked as it comes, and at a press all are sent, one after the other. A file
 * that fails stays with its reason, and those behind it have their turn.
 */
export const useUpload = ({ onFinished, onLeft }: UseUpload) => {
  const [queue, setQueue] = useState(EMPTY)
  /** The queue of this moment: a loop that outlives a render reads it. */
  const latest = useRef(queue)
  const sending = useRef<{ readonly key: number; readonly stop: AbortController }>(null)
  /** The listener cancelled: no further file is sent. */
  const isCancelled = useRef(false)
  const sentNames = useRef<string[]>([])
  const isUnmounted = useRef(false)
  const [checks] = useState(createCheckQueue)

  const changeQueue = (next: (current: UploadQueue) => UploadQueue) => {
    latest.current = next(latest.current)
    setQueue(latest.current)
  }
  const changeItems = (next: (items: readonly UploadItem[]) => readonly UploadItem[]) =>
    changeQueue((current) => ({ ...current, error: undefined, items: next(current.items) }))
  const changeItem = (key: number, next: (item: UploadItem) => UploadItem) =>
    changeItems((items) => items.map((item) => (item.key === key ? next(item) : item)))
  const reportUnsent = (rest: Partial<Unsent>) => {
    const unsent = unsentOf(latest.current.items)
    if (unsent.files.length > 0) onLeft({ ...unsent, ...rest })
  }

  // A file that is being sent is sent to its end, and `sendItem` reports how it ended.
  const handleUnmount = useEffectEvent(() => {
    if (!latest.current.isSending) reportUnsent({})
  })
  useEffect(() => {
    isUnmounted.current = false
    return () => {
      isUnmounted.current = true
      checks.cancelAll()
      handleUnmount()
    }
  }, [checks])
  const isNeeded = queue.items.some(({ state }) => state !== 'refused')
  useEffect(() => holdPageWhile(() => isNeeded), [isNeeded])
  const findItem = (key: number) => latest.current.items.find((item) => item.key === key)

  const checkItem = async ({ key, file }: UploadItem): Promise<void> => {
    const refuse = (error: string) =>
      changeItem(key, (item) => ({ ...item, state: 'refused', error, fitting: undefined }))
    try {
      const found = await checks.check(key, file, (fitting) =>
        changeItem(key, (item) => ({ ...item, fitting })),
      )
      if (found?.problem !== undefined) refuse(found.problem)
      else if (found) {
        passKeptOn(file, found.checked.file)
        changeItem(key, (item) => withCheck(item, found.checked))
      }
    } catch (error) {
      reportError(error)
      refuse(errorText(error))
    }
  }

  const checkAll = async (added: readonly UploadItem[]): Promise<void> => {
    for (const item of added) {
      await checkItem(item)
      // Files that come while others are sent have their turn without a further press.
      const isSendWanted = latest.current.isSending || findItem(item.key)?.isUploadPressed === true
      if (!isSendWanted || findItem(item.key)?.state !== 'ready') continue
      changeItem(item.key, (one) => ({ ...one, state: 'waiting', isUploadPressed: false }))
      void sendWaiting()
    }
  }

  const appendFiles = (files: readonly File[], draft?: Draft) => {
    const { items, draft: written } = latest.current
    const first = draft ?? (items.length === 0 ? written : EMPTY_DRAFT)
    const added = files.map((file, index) => createItem(file, index === 0 ? first : EMPTY_DRAFT))
    changeQueue((current) => ({
      ...current,
      error: undefined,
      draft: EMPTY_DRAFT,
      items: [...current.items, ...added],
    }))
    void checkAll(added)
  }

  /** One file in the place of another: the last one that was chosen counts, with what was written for the first. */
  const chooseFiles = (files: readonly File[]) => {
    const [only, ...others] = latest.current.items
    if (files.length === 0) return
    const { isSending, sent } = latest.current
    if (only && others.length === 0 && files.length === 1 && !isSending && sent === 0) {
      checks.cancel(only.key)
      forgetWhenRemoved(only.file)
      changeItems(() => [])
      appendFiles(files, { name: only.name, description: only.description })
    } else appendFiles(files)
  }

  const sendItem = async (item: UploadItem): Promise<void> => {
    const { key, checked } = item
    const details = ownSoundDetailsSchema.safeParse(item)
    if (!checked || !details.success) {
      const error = details.error?.issues[0]?.message
      changeItem(key, (one) => ({ ...one, state: 'failed', error }))
      return
    }
    const stop = new AbortController()
    sending.current = { key, stop }
    changeItem(key, (one) => ({ ...one, state: 'sending', error: undefined, isUnreached: false }))
    const report = (progress: Partial<UploadItem>) =>
      changeItem(key, (one) => ({ ...one, ...progress }))
    try {
      await uploadOwnSound({
        checked,
        details: details.data,
        onProgress: (progress) => report({ progress, isInterrupted: false }),
        onInterrupted: () => report({ isInterrupted: true }),
        signal: stop.signal,
      })
    } catch (error) {
      const after = { progress: undefined, isInterrupted: false }
      if (stop.signal.aborted) {
        report({ ...after, state: 'ready' })
        return
      }
      reportError(error)
      const isLost = !(error instanceof UploadRefused) && isUnreached(error)
      report({ ...after, state: 'failed', error: errorText(error), isUnreached: isLost })
      if (isUnmounted.current) reportUnsent({ error: errorText(error) })
      return
    } finally {
      sending.current = null
    }
    forgetWhenSent(item.file)
    sentNames.current.push(details.data.name)
    changeQueue((current) => ({
      ...current,
      sent: current.sent + 1,
      items: current.items.filter((one) => one.key !== key),
    }))
    void ownSounds.load()
    if (isUnmounted.current) reportUnsent({ added: details.data.name })
  }

  const finishIfEmpty = () => {
    if (latest.current.items.length > 0) return
    const sent = sentNames.current.splice(0)
    changeQueue(() => EMPTY)
    if (sent.length > 0) onFinished(sent)
  }

  const sendWaiting = async (): Promise<void> => {
    if (latest.current.isSending) return
    isCancelled.current = false
    changeQueue((current) => ({ ...current, isSending: true }))
    const isNext = ({ state }: UploadItem) => state === 'waiting'
    let next = latest.current.items.find(isNext)
    while (next && !isCancelled.current && !isUnmounted.current) {
      await sendItem(next)
      next = latest.current.items.find(isNext)
    }
    // Those whose turn did not come wait for another press.
    changeQueue((current) => ({
      ...current,
      isSending: false,
      items: current.items.map((item) => (isNext(item) ? { ...item, state: 'ready' } : item)),
    }))
    finishIfEmpty()
  }

  const markWaiting = (isWanted: (item: UploadItem) => boolean) =>
    changeItems((items) =>
      items.map((item) => {
        if (!isWanted(item)) return item
        if (item.state === 'checking') return { ...item, isUploadPressed: true }
        return isSendable(item) ? { ...item, state: 'waiting' } : item
      }),
    )

  useWhenOnline(
    queue.items.some((item) => item.isUnreached),
    () => {
      // One press was for all of a list, so it goes on without another.
      const state = latest.current.items.length > 1 || latest.current.sent > 0 ? 'waiting' : 'ready'
      changeItems((items) =>
        items.map((item) =>
          item.isUnreached ? { ...item, state, error: undefined, isUnreached: false } : item,
        ),
      )
      if (state === 'waiting') void sendWaiting()
    },
  )

  return {
    queue,
    chooseFiles,
    /** For files that come without a press on the picker: they never take the place of others. */
    addFiles: (files: readonly File[]) => appendFiles(files),
    sendAll: async (): Promise<void> => {
      const { items } = latest.current
      if (items.length === 0) {
        changeQueue((current) => ({ ...current, error: FIXED_TEXTS.noFile }))
        return
      }
      markWaiting(() => true)
      await sendWaiting()
    },
    sendAgain: async (key: number): Promise<void> => {
      markWaiting((item) => item.key === key)
      await sendWaiting()
    },
    /** Adds what an earlier dialog left unsent, behind the files of this one. */
    addUnsent: ({ name, description, files }: Unsent) => appendFiles(files, { name, description }),
    writeDetails: (written: Partial<Draft>, key?: number) => {
      if (key === undefined)
        changeQueue((current) => ({ ...current, draft: { ...current.draft, ...written } }))
      else changeItem(key, (item) => ({ ...item, ...written }))
    },
    /** Cancels the file that is sent; takes any other one out of the list. */
    removeItem: (key: number) => {
      if (sending.current?.key === key) {
        sending.current.stop.abort()
        return
      }
      checks.cancel(key)
      const removed = findItem(key)
      if (removed) forgetWhenRemoved(removed.file)
      changeItems((items) => items.filter((item) => item.key !== key))
      finishIfEmpty()
    },
    /** @returns whether uploads were running, which are now cancelled */
    cancelSending: (): boolean => {
      if (!latest.current.isSending) return false
      isCancelled.current = true
      changeItems((items) => items.map((item) => ({ ...item, isUploadPressed: false })))
      sending.current?.stop.abort()
      return true
    },
    clearQueue: () => {
      isCancelled.current = true
      checks.cancelAll()
      sending.current?.stop.abort()
      // A share may have come a long way, so there is a way back.
      const forgotten = latest.current.items.filter(({ file }) => forgetWhenRemoved(file))
      if (forgotten.length > 0) reportUnsent({})
      sentNames.current = []
      changeQueue(() => EMPTY)
    },
  }
}
