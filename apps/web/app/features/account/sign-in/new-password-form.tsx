import { m } from '#messages'
import { useEntry } from '#lib/store/use-entry.ts'
import { showProblem } from '#lib/notices/show-problem.ts'
import { loadAuth } from '#lib/supabase/index.ts'
import { showToast } from '#lib/notices/toasts.ts'
import { AccountForm } from '../form/account-form.tsx'
import { AccountNameInput } from '../form/account-name-input.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { useAccountForm } from '../form/use-account-form.ts'
import { refusalWords } from '../refusal-words.ts'
import { requireAnswer } from '../require-answer.ts'

const EMPTY = { password: '' }

/** For a visitor who followed the link of a reset mail: signed in, and still without a password. */
export const NewPasswordForm = ({ email }: { readonly email: string }) => {
  const form = useAccountForm(useEntry('auth-new-password', EMPTY))
  const { formProps, isBusy, submit, values, field, showFieldErrors } = form

  const save = async () => {
    const auth = await loadAuth()
    const { error } = await auth.updateUser({ password: values.password })
    const refusal = requireAnswer(error)
    if (!refusal) {
      showToast({ title: m.auth_password_saved(), variant: 'success' })
      return
    }
    const words = refusalWords(refusal)
    showProblem(words)
    showFieldErrors({ password: words })
  }

  const handleSubmit = () => {
    const problem = values.password === '' ? m.auth_password_missing() : undefined
    if (!showFieldErrors({ password: problem })) submit(save)
  }

  return (
    <AccountForm
      {...formProps}
      isDisabled={isBusy}
      action={m.auth_save_password()}
      onSubmit={handleSubmit}
    >
      <AccountNameInput email={email} />
      <PasswordField
        label={m.auth_new_password()}
        autoComplete="new-password"
        about={[email]}
        {...field('password')}
      />
    </AccountForm>
  )
}
