import { createStore } from '#lib/store/store.ts'

/** Where a window stays above all others: https://wicg.github.io/document-picture-in-picture/ */
type WindowOpener = {
  requestWindow(size: { readonly width: number; readonly height: number }): Promise<Window>
}

declare global {
  // Without it here, TypeScript does not know the property.
  var documentPictureInPicture: WindowOpener | undefined
}

/** In CSS pixels: the clock and two buttons. */
const SIZE = { width: 300, height: 190 } as const

/** The small window of the focus timer while it is open, on whatever page the listener is. */
export const timerWindow = createStore<Window | undefined>(undefined)

/** A page within another page may not open one. */
export const hasTimerWindow = (): boolean =>
  globalThis.documentPictureInPicture !== undefined && globalThis.top === globalThis.self

/** Opens the small window, or closes it; call it inside the press. */
export const toggleTimerWindow = async (): Promise<void> => {
  const open = timerWindow.getSnapshot()
  if (open) {
    open.close()
    return
  }
  const opened = await globalThis.documentPictureInPicture?.requestWindow(SIZE)
  if (!opened) return
  opened.addEventListener('pagehide', () => timerWindow.set(undefined), { once: true })
  timerWindow.set(opened)
}
