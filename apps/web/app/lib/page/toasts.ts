export type ToastVariant = 'default' | 'success' | 'destructive'

export type Toast = {
  readonly id: string
  readonly title: string
  readonly description?: string
  readonly variant: ToastVariant
  readonly open: boolean
  readonly action?: { readonly label: string; readonly onAction: () => void }
  /** How long it stays when nobody points at it, in milliseconds. */
  readonly duration: number
  /** Called once when it goes, however it goes; not after its action. */
  readonly onPass?: () => void
}

export type ToastRequest = Omit<Toast, 'id' | 'open' | 'variant' | 'duration'> & {
  readonly variant?: ToastVariant
  readonly duration?: number
}

const DEFAULT_DURATION = 6000

/** One toast at a time: a new one takes the place of the one that is shown. */
export const createToastStore = () => {
  const listeners = new Set<() => void>()
  let current: Toast | undefined
  let count = 0

  const replace = (next: Toast | undefined) => {
    const passed = current
    current = next
    if (passed && passed.id !== next?.id) passed.onPass?.()
    for (const listener of listeners) listener()
  }

  return {
    getSnapshot: () => current,
    subscribe: (onChange: () => void) => {
      listeners.add(onChange)
      return () => {
        listeners.delete(onChange)
      }
    },
    show: (request: ToastRequest): string => {
      count += 1
      const id = `toast-${count}`
      replace({
        variant: 'default',
        duration: DEFAULT_DURATION,
        ...request,
        id,
        open: true,
      })
      return id
    },
    /** Without an id: whatever is shown. A toast that is gone already stays gone. */
    dismiss: (id?: string) => {
      if (!current || (id !== undefined && current.id !== id)) return
      replace(undefined)
    },
    act: (id: string) => {
      if (current?.id !== id) return
      const { action } = current
      current = { ...current, onPass: () => undefined }
      replace(undefined)
      action?.onAction()
    },
  }
}

export const toasts = createToastStore()

export const showToast = (request: ToastRequest): string => toasts.show(request)
