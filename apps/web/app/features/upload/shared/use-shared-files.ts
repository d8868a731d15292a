import { useEffect, useReducer } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { createSavedValue, useSavedValue } from '#lib/store/saved-value.ts'

/** Whether shared files may wait on this device: without it, Home loads no code to look for them. */
export const sharedWaits = createSavedValue<boolean>({
  key: 'dhvani.shared-waits',
  version: 1,
  fallback: false,
  parse: (saved) => (typeof saved === 'boolean' ? saved : undefined),
})

/** Follows files that come to Home from other apps: each time, its address says `?shared`. */
export const useSharedFiles = () => {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [deliveries, countDelivery] = useReducer((count: number) => count + 1, 0)
  const isDelivery = new URLSearchParams(search).has('shared')
  useEffect(() => {
    if (!isDelivery) return
    // A reload should not lead to the sign-in again.
    void navigate(pathname, { replace: true, preventScrollReset: true })
    countDelivery()
  }, [isDelivery, navigate, pathname])
  return { deliveries, isWaiting: useSavedValue(sharedWaits) }
}
