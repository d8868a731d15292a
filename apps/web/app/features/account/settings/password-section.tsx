import { useRef, useState } from 'react'
import { m } from '#messages'
import { loadAuth } from '#lib/supabase/index.ts'
import { showToast } from '#lib/page/toasts.ts'
import { Button } from '#ui/button.tsx'
import type { SectionProps } from './account.ts'
import { codeProblem } from './code-problem.ts'
import { useParts } from './parts.ts'
import { SettingsForm } from './settings-form.tsx'
import { SettingsSection } from './settings-section.tsx'
import { showRefusal, refusalText } from './show-refusal.ts'
import { useTask } from '../use-task.ts'

type Problems = { readonly password?: string | undefined; readonly code?: string | undefined }

/** What the service says about the password itself belongs beside its field. */
const ABOUT_PASSWORD = new Set(['weak_password', 'same_password', 'validation_failed'])
const ABOUT_CODE = new Set(['reauthentication_not_valid', 'reauth_nonce_missing'])

export const PasswordSection = ({ account, onChange }: SectionProps) => {
  const { PasswordField, CodeField } = useParts()
  const [password, setPassword] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const [needsCode, setNeedsCode] = useState(false)
  const [code, setCode] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const { isBusy, run } = useTask()

  const refuse = (next: Problems) => {
    setProblems(next)
    const control = form.current?.elements.namedItem(next.password ? 'password' : 'code')
    if (control instanceof HTMLElement) control.focus()
  }

  const mailCode = async () => {
    const { error } = await (await loadAuth()).reauthenticate()
    if (error) await showRefusal(error)
    return !error
  }

  const change = async () => {
    const { error } = await (
      await loadAuth()
    ).updateUser({ password, ...(needsCode ? { nonce: code } : {}) })
    if (!error) {
      setPassword('')
      setCode('')
      setNeedsCode(false)
      showToast({
        title: m.account_password_saved(),
        description: m.account_password_saved_text(),
        variant: 'success',
      })
      await onChange()
      return
    }
    if (error.code === 'reauthentication_needed') {
      if (await mailCode()) setNeedsCode(true)
      return
    }
    if (ABOUT_PASSWORD.has(error.code ?? '')) refuse({ password: refusalText(error) })
    if (ABOUT_CODE.has(error.code ?? '')) refuse({ code: refusalText(error) })
    await showRefusal(error)
  }

  const handleSubmit = () => {
    const found: Problems = {
      password: password === '' ? m.account_password_missing() : undefined,
      code: needsCode ? codeProblem(code) : undefined,
    }
    if (found.password ?? found.code) refuse(found)
    else run(change)
  }

  const sendAgain = async () => {
    if (await mailCode()) showToast({ title: m.account_password_nonce_sent(), variant: 'success' })
  }

  return (
    <SettingsSection
      id="password"
      title={m.account_password_title()}
      lead={account.hasPassword ? m.account_password_lead() : m.account_password_none()}
    >
      <SettingsForm
        ref={form}
        action={m.account_password_change()}
        isBusy={isBusy}
        onSubmit={handleSubmit}
      >
        {/* For password managers: whose password it is. */}
        <input hidden readOnly name="username" autoComplete="username" value={account.email} />
        <div className="w-full">
          <PasswordField
            label={m.account_password_label()}
            error={problems.password}
            autoComplete="new-password"
            about={[account.email, account.name]}
            value={password}
            onChange={(next) => {
              setPassword(next)
              setProblems({})
            }}
          />
        </div>
        {needsCode ? (
          <div className="flex w-full flex-col items-start gap-3 rounded-2xl bg-marigold-wash p-4">
            <p aria-live="polite" className="[overflow-wrap:anywhere]">
              {m.account_password_nonce({ email: account.email })}
            </p>
            <CodeField
              label={m.account_code()}
              error={problems.code}
              value={code}
              onChange={(next) => {
                setCode(next)
                setProblems({})
              }}
            />
            <Button look="quiet" onClick={() => run(sendAgain)}>
              {m.account_password_nonce_again()}
            </Button>
          </div>
        ) : null}
      </SettingsForm>
    </SettingsSection>
  )
}
