import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ownSoundDetailsSchema, FIXED_TEXTS } from '@dhvani/catalogue'
import { holdPageWhile } from '#lib/page/page-hold.ts'
import { isUnreached } from '#lib/page/is-unreached.ts'
import { useWhenOnline } from '#lib/page/use-when-online.ts'
import { ownSounds } from '#lib/sounds/own-sounds/own-sounds.ts'
import { checkFile, nameFromFile, type CheckedFile } from './check-file.ts'
import { uploadOwnSound } from './upload-own-sound.ts'
import { UploadRefused } from './upload-refusal.ts'

export type UploadForm = {
  readonly checked: CheckedFile | undefined
  readonly name: string
  readonly description: string
  /** Text of the red box. */
  readonly error: string | undefined
  /** The server gave no answer; it did not refuse. */
  readonly isUnreached: boolean
  readonly isSending: boolean
  /** Share that has been sent, 0 to 1; `undefined` before the first report. */
  readonly progress: number | undefined
  /** The network is lost; sending goes on when it is back. */
  readonly isInterrupted: boolean
  /** Files that are sent after this one. */
  readonly waiting: readonly File[]
}

const EMPTY: UploadForm = {
  checked: undefined,
  name: '',
  description: '',
  error: undefined,
  isUnreached: false,
  isSending: false,
  progress: undefined,
  isInterrupted: false,
  waiting: [],
}

/**
 * Texts of docs/contract/product.md §5, §6 and §8 are shown as they are, and reasons that have words of
 * their own. Any other error is shown as the fallback text.
 */
const errorText = (error: unknown): string => {
  if (error instanceof UploadRefused) return error.message
  const known: readonly string[] = Object.values(FIXED_TEXTS)
  const message = error instanceof Error ? error.message : ''
  return known.includes(message) ? message : FIXED_TEXTS.uploadFallback
}

/** What was not sent when the dialog went with its page. */
export type Unsent = Pick<UploadForm, 'name' | 'description'> & {
  readonly files: readonly File[]
  /** Name of the sound that was added after the dialog had gone. */
  readonly added?: string
  /** Why the first file was not added. */
  readonly error?: string
}

type UseUpload = {
  /** Called after each sound that was added, with its name. */
  readonly onAdded: (name: string) => void
  /** Called when no file is left. */
  readonly onFinished: () => void
  /** Called when the page of the dialog was left before all files were sent. */
  readonly onLeft: (unsent: Unsent) => void
}

/** Calls `onLeave` with the last value when the component goes. @returns whether it has gone */
const useLeaving = <Value>(value: Value, onLeave: (last: Value) => void) => {
  const hasGone = useRef(false)
  const leave = useEffectEvent(() => onLeave(value))
  useEffect(() => {
    hasGone.current = false
    return () => {
      hasGone.current = true
      leave()
    }
  }, [])
  return hasGone
}

export const useUpload = ({ onAdded, onFinished, onLeft }: UseUpload) => {
  const [form, setForm] = useState(EMPTY)
  const cancelling = useRef<AbortController>(null)
  /** How many files have been chosen: only the last one counts. */
  const choices = useRef(0)
  /** Files that were dropped while another one was sent. */
  const arrived = useRef<File[]>([])
  const tellLeft = (files: readonly File[], rest: Omit<Unsent, 'files'>) => {
    if (files.length > 0) onLeft({ files, ...rest })
  }
  // What is being sent goes on, and tells by itself how it ended.
  const hasGone = useLeaving(form, ({ checked, waiting, isSending, name, description }) => {
    if (!isSending) tellLeft(checked ? [checked.file, ...waiting] : waiting, { name, description })
  })
  const isNeeded = form.isSending || form.checked !== undefined
  useEffect(() => holdPageWhile(() => isNeeded), [isNeeded])
  const change = (next: Partial<UploadForm>) => setForm((current) => ({ ...current, ...next }))

  useWhenOnline(form.isUnreached, () => change({ error: undefined, isUnreached: false }))

  const enqueue = (files: readonly File[]) => {
    if (form.isSending) arrived.current.push(...files)
    setForm((current) => ({ ...current, waiting: [...current.waiting, ...files] }))
  }

  const choose = async (files: readonly File[]) => {
    const [file, ...waiting] = files
    if (!file) return
    choices.current += 1
    const choice = choices.current
    const check = await checkFile(file)
    // A large file takes a moment to read; meanwhile another one may have been chosen.
    if (choice !== choices.current) return
    if (check.problem !== undefined) {
      change({ checked: undefined, error: check.problem, isUnreached: false, waiting })
      return
    }
    setForm((current) => ({
      ...current,
      checked: check.checked,
      waiting,
      error: undefined,
      isUnreached: false,
      name: current.name.trim() === '' ? nameFromFile(file.name) : current.name,
    }))
  }

  const send = async (): Promise<void> => {
    if (form.isSending) return
    if (!form.checked) {
      if (form.waiting.length > 0) return choose(form.waiting)
      // The reason why the last file was refused says more than that no file is chosen.
      change({ error: form.error ?? FIXED_TEXTS.noFile })
      return
    }
    const details = ownSoundDetailsSchema.safeParse({
      name: form.name,
      description: form.description,
    })
    if (!details.success) {
      change({ error: details.error.issues[0]?.message })
      return
    }
    const controller = new AbortController()
    cancelling.current = controller
    change({ error: undefined, isUnreached: false, isSending: true, progress: undefined })
    try {
      await uploadOwnSound({
        checked: form.checked,
        details: details.data,
        onProgress: (progress) => change({ progress, isInterrupted: false }),
        onInterrupted: () => change({ isInterrupted: true }),
        signal: controller.signal,
      })
    } catch (error) {
      if (!controller.signal.aborted) {
        reportError(error)
        const { name, description } = form
        if (hasGone.current)
          tellLeft([form.checked.file, ...form.waiting, ...arrived.current], {
            name,
            description,
            error: errorText(error),
          })
        change({
          error: errorText(error),
          isUnreached: !(error instanceof UploadRefused) && isUnreached(error),
        })
      }
      arrived.current = []
      change({ isSending: false, progress: undefined, isInterrupted: false })
      return
    }
    void ownSounds.load()
    const waiting = [...form.waiting, ...arrived.current.splice(0)]
    if (hasGone.current && waiting.length > 0) {
      tellLeft(waiting, { name: '', description: '', added: details.data.name })
      return
    }
    onAdded(details.data.name)
    setForm(EMPTY)
    if (waiting.length > 0) await choose(waiting)
    else onFinished()
  }

  return {
    form,
    choose,
    /** For files that come without a press on the picker: they wait behind the one that is being sent. */
    drop: (files: readonly File[]) => {
      if (form.isSending) enqueue(files)
      else void choose(files)
    },
    send,
    /** Goes on with what an earlier dialog left, behind what this one holds. */
    goOn: ({ name, description, files }: Unsent) => {
      if (form.checked) {
        enqueue(files)
        return
      }
      change({ name, description })
      void choose(files)
    },
    setName: (name: string) => change({ name }),
    setDescription: (description: string) => change({ description }),
    /** @returns whether an upload was running, which is now cancelled */
    cancel: (): boolean => {
      if (!form.isSending) return false
      cancelling.current?.abort()
      return true
    },
    clear: () => {
      cancelling.current?.abort()
      setForm(EMPTY)
    },
  }
}
