import { m } from '#messages'
import type { FormField } from '../form/form-field.ts'
import { TextField } from '../form/text-field.tsx'

/** Password managers take the address for the name of the account. */
export const EmailField = (field: FormField) => (
  <TextField label={m.auth_email()} name="email" type="email" autoComplete="username" {...field} />
)
