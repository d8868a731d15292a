import { useEffect } from 'react'
import { findSaKey } from '@dhvani/riyaz'
import { listenerSa } from '#lib/store/listener-sa.ts'
import { riyazSettings } from '#lib/riyaz/riyaz-settings.ts'
import { saOf } from '#lib/riyaz/sa-of.ts'

const keep = () => {
  const settings = riyazSettings.get()
  const hertz = saOf(settings)
  if (hertz === listenerSa.get().hertz) return
  const key = findSaKey(settings.sa)?.western.slice(0, -1) ?? settings.sa
  listenerSa.set({ hertz, key })
}

/** Keeps Sa of the practice room as that of the listener. */
export const useKeptSa = (): void => {
  useEffect(() => {
    keep()
    return riyazSettings.subscribe(keep)
  }, [])
}
