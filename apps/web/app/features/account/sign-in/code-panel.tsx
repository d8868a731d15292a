import { useState } from 'react'
import { m } from '#messages'
import { useEntry } from '#lib/store/use-entry.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import type { Captcha } from '../captcha/use-captcha.tsx'
import { NO_ENTRIES } from './auth-entries.ts'
import { checkEntries } from './check-entries.ts'
import { CodeForm } from './code-form.tsx'
import { EmailField } from './email-field.tsx'
import { entryTexts } from './entry-texts.ts'
import type { MailKind } from './auth-requests.ts'

type Purpose = Exclude<MailKind, 'magiclink'>

const PURPOSES: readonly Purpose[] = ['signup', 'recovery', 'email_change']

const purposeLabel = (purpose: Purpose): string => {
  if (purpose === 'signup') return m.code_for_sign_in()
  return purpose === 'recovery' ? m.code_for_password() : m.code_for_address()
}

type CodePanelProps = {
  readonly email: string
  readonly onEmailChange: (email: string) => void
  /** Selected until the visitor chooses another purpose. */
  readonly likelyPurpose: Purpose
  readonly captcha: Captcha
  readonly onTaken: () => void
  readonly onBack: () => void
}

/** For the code of a mail that the visitor asked for earlier, or on another device. */
export const CodePanel = (props: CodePanelProps) => {
  const { email, onEmailChange, likelyPurpose, captcha, onTaken, onBack } = props
  const [chosen, setChosen] = useEntry<Purpose | undefined>('auth-purpose', undefined)
  const [problem, setProblem] = useState<string>()
  const purpose = chosen ?? likelyPurpose

  const check = () => {
    const wrong = entryTexts(checkEntries('code', { ...NO_ENTRIES, email })).email
    setProblem(wrong)
    return wrong && 'email'
  }

  return (
    <>
      <p className="mb-5">{m.code_lead()}</p>
      <CodeForm
        place="auth-code"
        mail={purpose}
        email={email}
        captcha={captcha}
        onCheck={check}
        onTaken={onTaken}
      >
        <EmailField
          value={email}
          error={problem}
          onChange={(next) => {
            setProblem(undefined)
            onEmailChange(next)
          }}
        />
        <Field label={m.code_purpose()}>
          {(control) => (
            <select
              {...control}
              name="purpose"
              className="min-h-12 w-full rounded-xl border border-edge bg-surface px-4 py-2.5 text-ink"
              value={purpose}
              onChange={({ target }) =>
                setChosen(PURPOSES.find((known) => known === target.value) ?? 'signup')
              }
            >
              {PURPOSES.map((known) => (
                <option key={known} value={known}>
                  {purposeLabel(known)}
                </option>
              ))}
            </select>
          )}
        </Field>
      </CodeForm>
      <p className="mt-4 text-center">
        <Button look="quiet" onClick={onBack}>
          {m.auth_back()}
        </Button>
      </p>
    </>
  )
}
