import { m } from '#messages'
import type { FormField } from '../../form/form-field.ts'
import { TextField } from '../../form/text-field.tsx'

/** In code points; the server takes 100 UTF-16 units, of which a code point needs two at most. */
const LONGEST_NAME = 50

export const FactorName = (field: FormField) => (
  <TextField
    label={m.account_factor_name()}
    hint={m.account_factor_name_hint()}
    name="factor-name"
    autoComplete="off"
    most={LONGEST_NAME}
    {...field}
  />
)
