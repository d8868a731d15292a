import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False in prerendered HTML and until it is hydrated: forms stay inert till then. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
