import { m } from '#messages'
import { useEntry } from '#lib/store/use-entry.ts'
import { loadAuth } from '#lib/supabase/index.ts'
import { showToast } from '#lib/notices/toasts.ts'
import { Button } from '#ui/button.tsx'
import { AccountNameInput } from '../form/account-name-input.tsx'
import { CodeField, codeProblem } from '../form/code-field.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { useAccountForm } from '../form/use-account-form.ts'
import type { SectionProps } from './account.ts'
import { mailCode } from './fresh-proof/mail-code.ts'
import { SettingsForm } from './settings-form.tsx'
import { SettingsSection } from './settings-section.tsx'
import { refusalText, showRefusal } from './show-refusal.ts'

/** Error codes that concern the new password or the mailed code stand beside that field. */
const ABOUT_PASSWORD = new Set(['weak_password', 'same_password', 'validation_failed'])
const ABOUT_CODE = new Set(['reauthentication_not_valid', 'reauth_nonce_missing'])

const EMPTY = { password: '', code: '' }

export const PasswordSection = ({ account, onChange }: SectionProps) => {
  const [values, setValues] = useEntry(`account-password ${account.id}`, EMPTY)
  const form = useAccountForm([values, setValues])
  const { formProps, run, submit, field, showFieldErrors } = form
  const [needsCode, setNeedsCode] = useEntry(`account-password-code ${account.id}`, false)
  const { password, code } = values

  const change = async () => {
    const { error } = await (
      await loadAuth()
    ).updateUser({ password, ...(needsCode ? { nonce: code } : {}) })
    if (!error) {
      setValues(EMPTY)
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
    if (ABOUT_PASSWORD.has(error.code ?? '')) showFieldErrors({ password: refusalText(error) })
    if (ABOUT_CODE.has(error.code ?? '')) showFieldErrors({ code: refusalText(error) })
    await showRefusal(error)
  }

  const handleSubmit = () => {
    const isWrong = showFieldErrors({
      password: password === '' ? m.account_password_missing() : undefined,
      code: needsCode ? codeProblem(code) : undefined,
    })
    if (!isWrong) submit(change)
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
      <SettingsForm {...formProps} action={m.account_password_change()} onSubmit={handleSubmit}>
        <AccountNameInput email={account.email} />
        <div className="w-full">
          <PasswordField
            label={m.account_password_label()}
            autoComplete="new-password"
            about={[account.email, account.name]}
            {...field('password')}
          />
        </div>
        {needsCode ? (
          <div className="flex w-full flex-col items-start gap-3 rounded-2xl bg-marigold-wash p-4">
            <p aria-live="polite" className="[overflow-wrap:anywhere]">
              {m.account_password_nonce({ email: account.email })}
            </p>
            <CodeField label={m.account_code()} {...field('code')} />
            <Button look="quiet" onClick={() => run(sendAgain)}>
              {m.account_password_nonce_again()}
            </Button>
          </div>
        ) : null}
      </SettingsForm>
    </SettingsSection>
  )
}
