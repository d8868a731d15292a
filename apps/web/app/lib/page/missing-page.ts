import { createStore } from './store.ts'

/** What a page lacks: its code, for which the navigation waits, or its language, for which its first render waits. */
type Lack = 'code' | 'language'

/** The page that did not arrive, if there is one; `again` is undefined while another try runs. */
export const missingPage = createStore<
  { readonly lack: Lack; readonly again?: () => void } | undefined
>(undefined)

/**
 * Shows that a page did not arrive, until the visitor asks for another try or the network is back.
 *
 * @param afterMs then the next try begins by itself, in milliseconds: for a page that cannot show this yet
 */
export const untilAskedAgain = (lack: Lack, afterMs?: number): Promise<void> =>
  new Promise((resolve) => {
    const again = () => {
      clearTimeout(timer)
      removeEventListener('online', again)
      missingPage.set({ lack })
      resolve()
    }
    const timer = afterMs === undefined ? undefined : setTimeout(again, afterMs)
    addEventListener('online', again)
    missingPage.set({ lack, again })
  })
