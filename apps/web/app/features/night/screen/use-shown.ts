import { useEffect, useState } from 'react'

/** How long words and controls stay after the last touch or key, in milliseconds. */
const SHOWN_MS = 6000

type Shown = 'all' | 'volume' | 'nothing'

/** A control that the keyboard is on stays to be seen. */
const hasKeyboard = (): boolean =>
  document.activeElement?.matches('.night :is(button, input):focus-visible') ?? false

/** What is seen beside the lamp, and a function that shows it for a while. */
export const useShown = () => {
  const [now, setNow] = useState<{ readonly shown: Shown }>({ shown: 'all' })

  useEffect(() => {
    if (now.shown === 'nothing') return undefined
    const timer = setTimeout(
      () => setNow(hasKeyboard() ? { ...now } : { shown: 'nothing' }),
      SHOWN_MS,
    )
    return () => clearTimeout(timer)
  }, [now])

  const show = (what: 'all' | 'volume') =>
    setNow(({ shown }) => ({ shown: shown === 'all' ? 'all' : what }))
  return { shown: now.shown, show }
}
