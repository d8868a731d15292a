import { createStore } from './store.ts'

export type ToastVariant = 'default' | 'success' | 'destructive'

export type Toast = {
  readonly id: string
  readonly title: string
  readonly description?: string
  readonly variant: ToastVariant
  readonly action?: { readonly label: string; readonly onAction: () => void }
  /** How long it stays while no pointer and no focus is on it, in milliseconds. */
  readonly duration: number
  /** Called once when the toast closes, unless the visitor pressed its button. */
  readonly onClosedUnpressed?: () => void
}

export type ToastRequest = Omit<Toast, 'id' | 'variant' | 'duration'> & {
  readonly variant?: ToastVariant
  readonly duration?: number
}

const DEFAULT_DURATION = 6000

/** Holds one toast at a time: a new toast replaces the one that is shown. */
export const createToastStore = () => {
  const { getSnapshot, set, subscribe } = createStore<Toast | undefined>(undefined)
  let count = 0

  return {
    getSnapshot,
    subscribe,
    show: (request: ToastRequest): string => {
      count += 1
      const id = `toast-${count}`
      const replaced = getSnapshot()
      set({ variant: 'default', duration: DEFAULT_DURATION, ...request, id })
      replaced?.onClosedUnpressed?.()
      return id
    },
    /** Closes the shown toast; with an id, only if it is that toast. */
    dismiss: (id?: string) => {
      const dismissed = getSnapshot()
      if (!dismissed || (id !== undefined && dismissed.id !== id)) return
      set(undefined)
      dismissed.onClosedUnpressed?.()
    },
    /** Handles a press on the toast's button: closes the toast and runs its action. */
    act: (id: string) => {
      const toast = getSnapshot()
      if (toast?.id !== id) return
      set(undefined)
      toast.action?.onAction()
    },
  }
}

export const toasts = createToastStore()

export const showToast = (request: ToastRequest): string => toasts.show(request)
