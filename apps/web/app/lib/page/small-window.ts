import { createStore, type Store } from '#lib/store/store.ts'
import type { WindowSize } from './has-small-window.ts'

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
      // A second press may have opened another one meanwhile.
      const forget = () => {
        if (opened.getSnapshot() === next) opened.set(undefined)
      }
      next.addEventListener('pagehide', forget, { once: true })
      opened.set(next)
    },
  }
}
