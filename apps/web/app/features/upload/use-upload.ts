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
  /** What a loop that outlives a render reads. */
  const now = useRef(queue)
  const sending = useRef<{ readonly key: number; readonly stop: AbortController }>(null)
  /** The listener asked for no further file: the dialog was cancelled. */
  const isStopped = useRef(false)
  const names = useRef<string[]>([])
  const hasGone = useRef(false)
  const [checks] = useState(createCheckQueue)

  const change = (next: (current: UploadQueue) => UploadQueue) => {
    now.current = next(now.current)
    setQueue(now.current)
  }
  const changeItems = (next: (items: readonly UploadItem[]) => readonly UploadItem[]) =>
    change((current) => ({ ...current, error: undefined, items: next(current.items) }))
  const changeItem = (key: number, next: (item: UploadItem) => UploadItem) =>
    changeItems((items) => items.map((item) => (item.key === key ? next(item) : item)))
  const tellLeft = (rest: Partial<Unsent>) => {
    const unsent = unsentOf(now.current.items)
    if (unsent.files.length > 0) onLeft({ ...unsent, ...rest })
  }

  // What is being sent goes on, and tells by itself how it ended.
  const leave = useEffectEvent(() => {
    if (!now.current.isSending) tellLeft({})
  })
  useEffect(() => {
    hasGone.current = false
    return () => {
      hasGone.current = true
      checks.cancelAll()
      leave()
    }
  }, [checks])
  const isNeeded = queue.items.some(({ state }) => state !== 'refused')
  useEffect(() => holdPageWhile(() => isNeeded), [isNeeded])
  const find = (key: number) => now.current.items.find((item) => item.key === key)

  const check = async ({ key, file }: UploadItem): Promise<void> => {
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
      await check(item)
      // Files that come while others are sent have their turn without a further press.
      const isAsked = now.current.isSending || find(item.key)?.isAsked === true
      if (!isAsked || find(item.key)?.state !== 'ready') continue
      changeItem(item.key, (one) => ({ ...one, state: 'waiting', isAsked: false }))
      void sendAll()
    }
  }

  const append = (files: readonly File[], draft?: Draft) => {
    const { items, draft: written } = now.current
    const first = draft ?? (items.length === 0 ? written : EMPTY_DRAFT)
    const added = files.map((file, index) => createItem(file, index === 0 ? first : EMPTY_DRAFT))
    change((current) => ({
      ...current,
      error: undefined,
      draft: EMPTY_DRAFT,
      items: [...current.items, ...added],
    }))
    void checkAll(added)
  }

  /** One file in the place of another: the last one that was chosen counts, with what was written for the first. */
  const choose = (files: readonly File[]) => {
    const [only, ...others] = now.current.items
    if (files.length === 0) return
    const { isSending, sent } = now.current
    if (only && others.length === 0 && files.length === 1 && !isSending && sent === 0) {
      checks.cancel(only.key)
      forgetWhenRemoved(only.file)
      changeItems(() => [])
      append(files, { name: only.name, description: only.description })
    } else append(files)
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
      if (hasGone.current) tellLeft({ error: errorText(error) })
      return
    } finally {
      sending.current = null
    }
    forgetWhenSent(item.file)
    names.current.push(details.data.name)
    change((current) => ({
      ...current,
      sent: current.sent + 1,
      items: current.items.filter((one) => one.key !== key),
    }))
    void ownSounds.load()
    if (hasGone.current) tellLeft({ added: details.data.name })
  }

  const finishIfEmpty = () => {
    if (now.current.items.length > 0) return
    const sent = names.current.splice(0)
    change(() => EMPTY)
    if (sent.length > 0) onFinished(sent)
  }

  const sendAll = async (): Promise<void> => {
    if (now.current.isSending) return
    isStopped.current = false
    change((current) => ({ ...current, isSending: true }))
    const isNext = ({ state }: UploadItem) => state === 'waiting'
    let next = now.current.items.find(isNext)
    while (next && !isStopped.current && !hasGone.current) {
      await sendItem(next)
      next = now.current.items.find(isNext)
    }
    // Those whose turn did not come wait for another press.
    change((current) => ({
      ...current,
      isSending: false,
      items: current.items.map((item) => (isNext(item) ? { ...item, state: 'ready' } : item)),
    }))
    finishIfEmpty()
  }

  const wait = (isWanted: (item: UploadItem) => boolean) =>
    changeItems((items) =>
      items.map((item) => {
        if (!isWanted(item)) return item
        if (item.state === 'checking') return { ...item, isAsked: true }
        return isSendable(item) ? { ...item, state: 'waiting' } : item
      }),
    )

  useWhenOnline(
    queue.items.some((item) => item.isUnreached),
    () => {
      // One press was for all of a list, so it goes on without another.
      const state = now.current.items.length > 1 || now.current.sent > 0 ? 'waiting' : 'ready'
      changeItems((items) =>
        items.map((item) =>
          item.isUnreached ? { ...item, state, error: undefined, isUnreached: false } : item,
        ),
      )
      if (state === 'waiting') void sendAll()
    },
  )

  return {
    queue,
    choose,
    /** For files that come without a press on the picker: they never take the place of others. */
    drop: (files: readonly File[]) => append(files),
    send: async (): Promise<void> => {
      const { items } = now.current
      if (items.length === 0) {
        change((current) => ({ ...current, error: FIXED_TEXTS.noFile }))
        return
      }
      wait(() => true)
      await sendAll()
    },
    again: async (key: number): Promise<void> => {
      wait((item) => item.key === key)
      await sendAll()
    },
    /** Goes on with what an earlier dialog left, behind what this one holds. */
    goOn: ({ name, description, files }: Unsent) => append(files, { name, description }),
    write: (written: Partial<Draft>, key?: number) => {
      if (key === undefined)
        change((current) => ({ ...current, draft: { ...current.draft, ...written } }))
      else changeItem(key, (item) => ({ ...item, ...written }))
    },
    /** Cancels the file that is sent; takes any other one out of the list. */
    remove: (key: number) => {
      if (sending.current?.key === key) {
        sending.current.stop.abort()
        return
      }
      checks.cancel(key)
      const removed = find(key)
      if (removed) forgetWhenRemoved(removed.file)
      changeItems((items) => items.filter((item) => item.key !== key))
      finishIfEmpty()
    },
    /** @returns whether uploads were running, which are now cancelled */
    cancel: (): boolean => {
      if (!now.current.isSending) return false
      isStopped.current = true
      changeItems((items) => items.map((item) => ({ ...item, isAsked: false })))
      sending.current?.stop.abort()
      return true
    },
    clear: () => {
      isStopped.current = true
      checks.cancelAll()
      sending.current?.stop.abort()
      // A share may have come a long way, so there is a way back.
      const forgotten = now.current.items.filter(({ file }) => forgetWhenRemoved(file))
      if (forgotten.length > 0) tellLeft({})
      names.current = []
      change(() => EMPTY)
    },
  }
}
