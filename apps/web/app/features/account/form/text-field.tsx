import type { ComponentProps } from 'react'
import { Field, TextInput } from '#ui/field.tsx'
import type { FormField } from './form-field.ts'

type TextFieldProps = FormField &
  Pick<ComponentProps<typeof TextInput>, 'type' | 'autoComplete' | 'most'> & {
    readonly label: string
    readonly name: string
    readonly hint?: string
  }

export const TextField = ({ label, hint, error, onChange, ...input }: TextFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => (
      <TextInput
        {...control}
        {...input}
        onChange={(event) => onChange(event.target.value)}
        required
      />
    )}
  </Field>
)
