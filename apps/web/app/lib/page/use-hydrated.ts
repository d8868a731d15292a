import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** @returns false in prerendered HTML and until hydration; forms are disabled until then */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
