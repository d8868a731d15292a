import type { Store } from '#lib/store/store.ts'
import type { Until } from './toasts.ts'

/** The toast goes at the first change of one of the stores after which `isOver` is true. */
export const untilChange =
  (stores: readonly Pick<Store<unknown>, 'subscribe'>[], isOver: () => boolean): Until =>
  (end) => {
    const look = () => {
      if (isOver()) end()
    }
    const leaves = stores.map(({ subscribe }) => subscribe(look))
    return () => leaves.forEach((leave) => leave())
  }
