import { useEffect } from 'react'
import { RIYAZ_LIMITS } from '@dhvani/riyaz'
import { usePreferences } from '#lib/store/preferences.ts'
import { riyazSettings } from '#lib/riyaz/riyaz-settings.ts'
import { changeNumber, tapTempo } from './change-settings.ts'
import { findRiyazKey, focusKindOf, type RiyazKey } from './find-riyaz-key.ts'
import { toggleAll } from './play-part.ts'

/** So long a number waits for its next digit. Milliseconds. */
const DIGITS_MS = 1200

/** Collects digits into a tempo: 12 waits for a third digit, 96 and 120 do not, as 960 and 1,200 are no tempi. */
const createDigits = () => {
  let typed = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const [least, most] = RIYAZ_LIMITS.tempo
  const take = () => {
    if (Number(typed) >= least) changeNumber('tempo', Number(typed))
    typed = ''
  }
  return (digit: number) => {
    clearTimeout(timer)
    typed = Number(typed + String(digit)) > most ? String(digit) : typed + String(digit)
    if (Number(typed) * 10 > most) take()
    else timer = setTimeout(take, DIGITS_MS)
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
      else if (asked.kind === 'digit') addDigit(asked.digit)
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
