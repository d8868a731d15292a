import { useEffect, useRef, useState } from 'react'
import { useTask } from '../use-task.ts'
import { SUBMIT } from './account-form.tsx'
import type { FormField } from './form-field.ts'

type Values<Name extends string> = Readonly<Record<Name, string>>

/** As `useState` gives it: the values of a form, by the names of its inputs. */
type ValuesState<Name extends string> = readonly [
  values: Values<Name>,
  setValues: (change: (values: Values<Name>) => Values<Name>) => void,
]

/** Why inputs are wrong, by their names. */
type FieldErrors<Name extends string> = { readonly [name in Name]?: string | undefined }

export const focusInput = (form: HTMLFormElement | null, name: string): void => {
  const control = form?.elements.namedItem(name)
  if (control instanceof HTMLElement) control.focus()
}

/** Values, problems, focus and running task of one form. Typing into a field clears its problem. */
export const useAccountForm = <Name extends string>([values, setValues]: ValuesState<Name>) => {
  const formRef = useRef<HTMLFormElement>(null)
  const nextFocus = useRef<string>(undefined)
  const [errors, setErrors] = useState<FieldErrors<string>>({})
  const focusAtStart = useRef<Element>(undefined)
  const { isBusy, unreached, run, submit } = useTask()

  // An input that is disabled while the task runs cannot take the focus before the task ends.
  useEffect(() => {
    const { activeElement } = document
    if (isBusy) {
      focusAtStart.current ??= activeElement ?? undefined
      return
    }
    const before = focusAtStart.current
    const name = nextFocus.current
    focusAtStart.current = undefined
    nextFocus.current = undefined
    if (name === undefined) return
    // During the task the person went on to another input, which keeps the focus.
    const hasGoneOn = before !== undefined && activeElement !== before
    if (hasGoneOn && activeElement?.matches('input') && formRef.current?.contains(activeElement))
      return
    // After a failure the button takes the focus only if disabling the form took it away.
    if (name === SUBMIT && activeElement !== document.body) return
    focusInput(formRef.current, name)
  }, [isBusy, errors])

  const focusOn = (name: string) => {
    nextFocus.current = name
    setErrors((current) => ({ ...current }))
  }

  return {
    formRef,
    /** What `AccountForm` shows of the form. */
    formProps: { ref: formRef, isBusy, unreached },
    isBusy,
    unreached,
    values,
    focusOn,
    /** Runs what the form sends. */
    submit: (task: () => Promise<void>, waiting?: string) =>
      submit(async () => {
        try {
          await task()
        } catch (error) {
          nextFocus.current = SUBMIT
          throw error
        }
      }, waiting),
    /** Runs what another button in the form does. */
    run,
    /**
     * Shows a problem beside each field that has one and focuses the first of them.
     *
     * @returns whether there is a problem
     */
    showFieldErrors(found: FieldErrors<Name>): boolean {
      const wrong = Object.entries(found).find(([, error]) => error !== undefined)
      setErrors(found)
      nextFocus.current = wrong?.[0]
      return wrong !== undefined
    },
    clearErrors: () => setErrors({}),
    field: (name: Name): FormField => ({
      value: values[name],
      error: errors[name],
      onChange(value) {
        setValues((current) => ({ ...current, [name]: value }))
        setErrors((current) => ({ ...current, [name]: undefined }))
      },
    }),
  }
}
