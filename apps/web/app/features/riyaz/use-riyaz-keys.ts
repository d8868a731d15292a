import { useEffect } from 'react'
import { RIYAZ_LIMITS } from '@dhvani/riyaz'
import { usePreferences } from '#lib/store/preferences.ts'
import { riyazSettings } from '#lib/riyaz/riyaz-settings.ts'
import { changeNumber, tapTempo } from './change-settings.ts'
import { findRiyazKey, focusKindOf, type RiyazKey } from './find-riyaz-key.ts'
import { toggleAll } from './play-part.ts'

/** Digits that follow each other within this time are one number. Milliseconds. */
const DIGITS_MS = 1200

/** Collects digits into a tempo. A number is taken as soon as it lies within the limits. */
const createDigits = () => {
  let typed = ''
  let last = -Infinity
  return (digit: number, at: number) => {
    typed = (at - last > DIGITS_MS ? '' : typed) + String(digit)
    last = at
    const [least, most] = RIYAZ_LIMITS.tempo
    const tempo = Number(typed)
    if (tempo > most) typed = String(digit)
    else if (tempo >= least) changeNumber('tempo', tempo)
  }
}

/** Space, arrows, digits and B for the practice. On this page they go before the site's own keys. */
export const useRiyazKeys = (): void => {
  const { hasShortcuts } = usePreferences()
  useEffect(() => {
    if (!hasShortcuts) return undefined
    const addDigit = createDigits()
    const act = (asked: RiyazKey, at: number) => {
      if (asked.kind === 'play') toggleAll()
      else if (asked.kind === 'tap') tapTempo(at)
      else if (asked.kind === 'digit') addDigit(asked.digit, at)
      else changeNumber('tempo', riyazSettings.get().tempo + asked.by)
    }
    const handleKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('[role=dialog]')) return
      const asked = findRiyazKey(event, focusKindOf(event.target))
      if (!asked) return
      event.preventDefault()
      act(asked, event.timeStamp)
    }
    addEventListener('keydown', handleKey, { capture: true })
    return () => removeEventListener('keydown', handleKey, { capture: true })
  }, [hasShortcuts])
}
