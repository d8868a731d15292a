import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useSavedValue } from '#lib/store/saved-value.ts'
import { kindOfPage, savedFold } from './fold.ts'

/** Whether the dock is one line on this page, as the listener chose; narrow screens do not fold. */
export const useFold = () => {
  const kind = kindOfPage(useLocation().pathname)
  const isFolded = useSavedValue(savedFold)[kind]
  const list = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  // Another tab may fold the dock. The focus must not stay on a control that is no longer shown.
  useLayoutEffect(() => {
    if (isFolded && list.current?.contains(document.activeElement)) button.current?.focus()
  }, [isFolded])

  const toggle = () => savedFold.set({ ...savedFold.get(), [kind]: !isFolded })
  return { isFolded, toggle, list, button }
}
