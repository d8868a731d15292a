import { useEffect, useState } from 'react'
import { COPIED_FEEDBACK } from '@dhvani/catalogue'

/** Copies text to the clipboard; `isCopied` stays true for a moment after each copy. */
export const useCopy = () => {
  const [copies, setCopies] = useState(0)
  const [isCopied, setIsCopied] = useState(false)

  useEffect(() => {
    if (copies === 0) return undefined
    const timer = setTimeout(() => setIsCopied(false), COPIED_FEEDBACK * 1000)
    return () => clearTimeout(timer)
  }, [copies])

  return {
    isCopied,
    /** Rejects when the browser does not let the page write to the clipboard. */
    async copy(text: string): Promise<void> {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
      setCopies((count) => count + 1)
    },
  }
}
