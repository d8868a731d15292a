import { createStore, type Store } from '#lib/store/store.ts'

/** Where a window stays above all others: https://wicg.github.io/document-picture-in-picture/ */
type WindowOpener = {
  requestWindow(size: WindowSize): Promise<Window>
}

/** In CSS pixels. */
type WindowSize = { readonly width: number; readonly height: number }

declare global {
  // Without it here, TypeScript does not know the property.
  var documentPictureInPicture: WindowOpener | undefined
}

/** A page within another page may not open one. */
export const hasSmallWindow = (): boolean =>
  globalThis.documentPictureInPicture !== undefined && globalThis.top === globalThis.self

export type SmallWindow = {
  /** The window while it is open. A browser has one at a time: the next one closes it. */
  readonly opened: Omit<Store<Window | undefined>, 'set'>
  /** Opens it, or closes it; call it inside the press. */
  readonly toggle: () => Promise<void>
}

export const createSmallWindow = (size: WindowSize): SmallWindow => {
  const opened = createStore<Window | undefined>(undefined)
  return {
    opened,
    async toggle() {
      const open = opened.getSnapshot()
      if (open) {
        open.close()
        return
      }
      const next = await globalThis.documentPictureInPicture?.requestWindow(size)
      if (!next) return
      next.addEventListener('pagehide', () => opened.set(undefined), { once: true })
      opened.set(next)
    },
  }
}
