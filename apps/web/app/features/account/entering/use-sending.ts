import { useEffect, useRef, useState, type RefObject } from 'react'
import { m } from '#messages'
import { showProblem } from '#lib/page/show-problem.ts'

type Sending = {
  readonly form: RefObject<HTMLFormElement | null>
  readonly isSending: boolean
  /** One at a time. The task may name the field that the focus goes to when it is done. */
  readonly send: (task: () => Promise<string | undefined>) => void
  readonly focusOn: (field: string) => void
}

/** A form that is busy is disabled, which takes the focus away: it comes back afterwards. */
export const useSending = (): Sending => {
  const form = useRef<HTMLFormElement>(null)
  const next = useRef<string>(undefined)
  const [isSending, setIsSending] = useState(false)

  const focusOn = (field: string) => {
    const control = form.current?.elements.namedItem(field)
    if (control instanceof HTMLElement) control.focus()
  }

  useEffect(() => {
    if (isSending || next.current === undefined) return
    focusOn(next.current)
    next.current = undefined
  }, [isSending])

  const run = async (task: () => Promise<string | undefined>) => {
    setIsSending(true)
    try {
      next.current = await task()
    } catch (error) {
      reportError(error)
      next.current = 'send'
      showProblem(m.unexpected_error())
    }
    setIsSending(false)
  }

  return {
    form,
    isSending,
    send: (task) => {
      if (!isSending) void run(task)
    },
    focusOn,
  }
}
