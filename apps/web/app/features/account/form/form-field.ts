/** Props that tie an input to its value in the form; `field` of `useAccountForm` makes them. */
export type FormField = {
  readonly value: string
  /** Why the value is wrong. */
  readonly error?: string | undefined
  readonly onChange: (value: string) => void
}
