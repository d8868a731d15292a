import { m } from '#messages'
import { asciiDigits } from '#lib/language/ascii-digits.ts'
import { Field, TextInput } from '#ui/field.tsx'
import type { FormField } from './form-field.ts'

const CODE_LENGTH = 6

type CodeFieldProps = FormField & { readonly label: string }

/**
 * Six digits from a mail, a text message or an app. A pasted code may contain spaces, and a keyboard may write the
 * digits of its script.
 */
export const CodeField = ({ label, error, value, onChange }: CodeFieldProps) => (
  <Field label={label} error={error}>
    {(control) => (
      <TextInput
        {...control}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder={'0'.repeat(CODE_LENGTH)}
        className="tabular text-2xl tracking-[0.3em]"
        value={value}
        onChange={(event) => onChange(asciiDigits(event.target.value).slice(0, CODE_LENGTH))}
        required
      />
    )}
  </Field>
)

/** @returns why this cannot be a code, or `undefined` */
export const codeProblem = (code: string): string | undefined =>
  code.length === CODE_LENGTH ? undefined : m.code_length()
