import { pageLanguage } from '#lib/language/say.ts'
import { createStore } from '#lib/store/store.ts'

export type ToastVariant = 'default' | 'success' | 'destructive'

/**
 * Watches whether a toast still says the truth, and calls `end` when it no longer does.
 *
 * @returns a function that stops watching
 */
export type Until = (end: () => void) => () => void

export type Toast = {
  readonly id: string
  /** Language of its texts. The visitor may switch that of the page while the toast is shown. */
  readonly language: string
  readonly title: string
  readonly description?: string
  readonly variant: ToastVariant
  readonly action?: {
    readonly label: string
    /** Language of the label, where it is not that of the toast. */
    readonly language?: string
    readonly onAction: () => void
  }
  /** How long it stays while no pointer and no focus is on it, in milliseconds. */
  readonly duration: number
  /** Closes the toast early, when its text stops being true. */
  readonly until?: Until
  /** Called once when the toast closes, unless the visitor pressed its button. */
  readonly onClosedUnpressed?: () => void
}

export type ToastRequest = Omit<Toast, 'id' | 'language' | 'variant' | 'duration'> & {
  readonly variant?: ToastVariant
  readonly duration?: number
}

const DEFAULT_DURATION = 6000

/** How long a toast offers Undo, in milliseconds. Listeners may be half asleep. */
export const UNDO_MS = 15_000

/** Time to listen to a mix before choosing, in milliseconds. */
export const LISTEN_MS = 20_000

/** What leads back to the mix that was there before. */
export type WayBack = Pick<ToastRequest, 'action' | 'duration' | 'until'>

/** Holds one toast at a time: a new toast replaces the one that is shown. */
export const createToastStore = () => {
  const { getSnapshot, set, subscribe } = createStore<Toast | undefined>(undefined)
  let count = 0
  let stopWatching: (() => void) | undefined

  const put = (toast: Toast | undefined) => {
    stopWatching?.()
    set(toast)
    stopWatching = toast?.until?.(() => dismiss(toast.id))
  }
  const dismiss = (id?: string) => {
    const dismissed = getSnapshot()
    if (!dismissed || (id !== undefined && dismissed.id !== id)) return
    put(undefined)
    dismissed.onClosedUnpressed?.()
  }

  return {
    getSnapshot,
    subscribe,
    show: (request: ToastRequest): string => {
      count += 1
      const id = `toast-${count}`
      const replaced = getSnapshot()
      put({
        variant: 'default',
        duration: DEFAULT_DURATION,
        ...request,
        id,
        language: pageLanguage(),
      })
      replaced?.onClosedUnpressed?.()
      return id
    },
    /** Closes the shown toast; with an id, only if it is that toast. */
    dismiss,
    /** Closes a toast about a problem: the visitor tries again, or the step has succeeded since. */
    dismissProblem: () => {
      if (getSnapshot()?.variant === 'destructive') dismiss()
    },
    /** Handles a press on the toast's button: closes the toast and runs its action. */
    act: (id: string) => {
      const toast = getSnapshot()
      if (toast?.id !== id) return
      put(undefined)
      toast.action?.onAction()
    },
  }
}

export const toasts = createToastStore()

export const showToast = (request: ToastRequest): string => toasts.show(request)
