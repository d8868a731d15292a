import { useEffect, useState } from 'react'
import type { TrackSnapshot } from '@dhvani/audio-engine'

/** A sound that loads for longer, in milliseconds, is named, as other waits are (lib/notices/waits.ts). */
const NAMED_AFTER_MS = 1000

const NONE: ReadonlySet<string> = new Set()

const SEPARATOR = '\n'

/** @returns ids of the sounds that have been loading for longer than a second and will then play */
export const useLongLoading = (tracks: readonly TrackSnapshot[]): ReadonlySet<string> => {
  const loading = tracks
    .filter(({ status, isPlaying }) => status === 'loading' && isPlaying)
    .map(({ sound }) => sound.id)
  const key = loading.join(SEPARATOR)
  const [named, setNamed] = useState('')
  useEffect(() => {
    if (key === '') return undefined
    const timer = setTimeout(() => setNamed(key), NAMED_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setNamed('')
    }
  }, [key])
  if (named === '' || key === '') return NONE
  const isNamed = new Set(named.split(SEPARATOR))
  return new Set(loading.filter((id) => isNamed.has(id)))
}
