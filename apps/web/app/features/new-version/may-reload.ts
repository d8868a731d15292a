import { isPageHeld } from '#lib/page/page-hold.ts'

type FormField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const isField = (target: unknown): target is FormField =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLTextAreaElement ||
  target instanceof HTMLSelectElement

/** Fields that the visitor has written or chosen in. A slider's place is no form's. */
const touched = new Set<FormField>()

const isFilled = (field: FormField): boolean => {
  if (field instanceof HTMLSelectElement) return true
  if (field instanceof HTMLInputElement) {
    if (field.type === 'range') return false
    if (field.type === 'checkbox' || field.type === 'radio') return true
  }
  return field.value !== ''
}

/** Text that is in a field before this runs was written before the page's scripts ran. */
const findWritten = (): FormField[] =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].filter(
    (field) =>
      // A box without a value of its own has the value `on`, ticked or not.
      !/^(checkbox|radio)$/.test(field.type) && field.value !== field.defaultValue,
  )

/** @returns a function that ends it and forgets what was written */
export const followWriting = (): (() => void) => {
  const scope = new AbortController()
  const note = ({ target }: Event) => {
    if (isField(target)) touched.add(target)
  }
  for (const field of findWritten()) touched.add(field)
  for (const type of ['input', 'change'])
    document.addEventListener(type, note, { capture: true, signal: scope.signal })
  return () => {
    scope.abort()
    touched.clear()
  }
}

const isAnythingWritten = (): boolean => {
  for (const field of touched) if (!field.isConnected) touched.delete(field)
  return [...touched].some(isFilled)
}

/** @returns whether loading the page anew takes nothing from the visitor: no sound, no text, no upload */
export const mayReload = (): boolean => !isPageHeld() && !isAnythingWritten()
