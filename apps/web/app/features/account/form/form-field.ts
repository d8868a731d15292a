/** What every input of an account form is given (`field` of `useAccountForm`). */
export type FormField = {
  readonly value: string
  /** Why the value is wrong. */
  readonly error?: string | undefined
  readonly onChange: (value: string) => void
}
