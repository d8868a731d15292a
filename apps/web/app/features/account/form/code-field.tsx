import { m } from '#messages'
import { Field, TextInput } from '#ui/field.tsx'

const CODE_LENGTH = 6

type CodeFieldProps = {
  readonly label: string
  readonly hint?: string | undefined
  readonly error?: string | undefined
  readonly value: string
  readonly onChange: (code: string) => void
}

/** Six digits from a mail, a message or an app; what is pasted may have spaces in it. */
export const CodeField = ({ label, hint, error, value, onChange }: CodeFieldProps) => (
  <Field label={label} hint={hint} error={error}>
    {(control) => (
      <TextInput
        {...control}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder={'0'.repeat(CODE_LENGTH)}
        className="tabular text-2xl tracking-[0.3em]"
        value={value}
        onChange={(event) =>
          onChange(event.target.value.replaceAll(/\D/g, '').slice(0, CODE_LENGTH))
        }
        required
      />
    )}
  </Field>
)

/** @returns what to say about a code that cannot be right, or `undefined` */
export const codeProblem = (code: string): string | undefined =>
  code.length === CODE_LENGTH ? undefined : m.code_length()
