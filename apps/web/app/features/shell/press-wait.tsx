import { useEffect, useState } from 'react'
import { Wait } from '#ui/missing-part.tsx'

/**
 * Stands where the code of the listening parts is still on its way: a press on a card shows at once that
 * it was taken, and the page says that its dialog is on the way.
 */
export const PressWait = () => {
  'use no memo' // As in #ui/missing-part.tsx.
  const [isAsked, setIsAsked] = useState(false)

  useEffect(() => {
    const taken = new Set<Element>()
    const take = ({ target }: MouseEvent) => {
      const card = target instanceof Element ? target.closest('button[data-sound-card]') : null
      if (!card) return
      taken.add(card)
      card.setAttribute('data-taken', '')
      setIsAsked(true)
    }
    document.addEventListener('click', take)
    return () => {
      document.removeEventListener('click', take)
      for (const card of taken) card.removeAttribute('data-taken')
    }
  }, [])

  return isAsked ? <Wait /> : null
}
