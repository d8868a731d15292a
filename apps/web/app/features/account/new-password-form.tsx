import { useState, type FormEvent } from 'react'
import { m } from '#messages'
import { loadAuth } from '#lib/supabase/index.ts'
import { showToast } from '#lib/toasts.ts'
import { Button } from '#ui/button.tsx'
import { PasswordField } from './password-field.tsx'
import { showAuthError } from './show-auth-error.ts'

/** Behind the link of a reset mail: the session is there, the new password is not yet. */
export const NewPasswordForm = () => {
  const [password, setPassword] = useState('')
  const [isSending, setIsSending] = useState(false)

  const save = async () => {
    try {
      const auth = await loadAuth()
      const { error } = await auth.updateUser({ password })
      if (error) showAuthError(error.message)
      else showToast({ title: m.auth_password_saved(), variant: 'success' })
    } catch {
      showAuthError(m.unexpected_error())
    }
  }

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    setIsSending(true)
    await save()
    setIsSending(false)
  }

  return (
    <form method="post" onSubmit={(event) => void handleSubmit(event)}>
      <fieldset disabled={isSending} className="flex flex-col gap-5">
        <PasswordField
          label={m.auth_new_password()}
          hint={m.auth_password_hint()}
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
        />
        <Button type="submit" size="large">
          {isSending ? m.auth_working() : m.auth_save_password()}
        </Button>
      </fieldset>
    </form>
  )
}
