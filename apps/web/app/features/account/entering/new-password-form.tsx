import { useState } from 'react'
import { m } from '#messages'
import { showProblem } from '#lib/page/show-problem.ts'
import { loadAuth } from '#lib/supabase/index.ts'
import { showToast } from '#lib/page/toasts.ts'
import { AccountForm } from '../form/account-form.tsx'
import { AccountNameInput } from '../form/account-name-input.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { useAccountForm } from '../form/use-account-form.ts'
import { requireAnswer } from './auth-requests.ts'

/** For a visitor who followed the link of a reset mail: signed in, and still without a password. */
export const NewPasswordForm = ({ email }: { readonly email: string }) => {
  const { formRef, isBusy, run, values, field, showFieldErrors } = useAccountForm(
    useState({ password: '' }),
  )

  const save = async () => {
    const auth = await loadAuth()
    const { error } = await auth.updateUser({ password: values.password })
    const refusal = requireAnswer(error)
    if (!refusal) {
      showToast({ title: m.auth_password_saved(), variant: 'success' })
      return
    }
    showProblem(refusal.message)
    showFieldErrors({ password: refusal.message })
  }

  const handleSubmit = () => {
    const problem = values.password === '' ? m.auth_password_missing() : undefined
    if (!showFieldErrors({ password: problem })) run(save)
  }

  return (
    <AccountForm
      ref={formRef}
      isBusy={isBusy}
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
