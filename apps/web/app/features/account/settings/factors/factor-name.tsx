import { m } from '#messages'
import type { FormField } from '../../form/form-field.ts'
import { TextField } from '../../form/text-field.tsx'

const LONGEST_NAME = 60

export const FactorName = (field: FormField) => (
  <TextField
    label={m.account_factor_name()}
    hint={m.account_factor_name_hint()}
    name="factor-name"
    autoComplete="off"
    maxLength={LONGEST_NAME}
    {...field}
  />
)
