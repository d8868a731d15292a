import { useState, type FormEvent } from 'react'
import { m } from '#messages'
import { loadAuth } from '#lib/supabase/index.ts'
import { showToast } from '#lib/page/toasts.ts'
import { Button } from '#ui/button.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { requireAnswer } from './send-auth.ts'
import { showProblem } from '#lib/page/show-problem.ts'
import { useSending } from './use-sending.ts'

/** Behind the link of a reset mail: the session is there, the new password is not yet. */
export const NewPasswordForm = ({ email }: { readonly email: string }) => {
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const { form, isSending, send, focusOn } = useSending()

  const save = async () => {
    const auth = await loadAuth()
    const { error } = await auth.updateUser({ password })
    const refusal = requireAnswer(error)
    if (!refusal) {
      showToast({ title: m.auth_password_saved(), variant: 'success' })
      return undefined
    }
    showProblem(refusal.message)
    setProblem(refusal.message)
    return 'password'
  }

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (password !== '') {
      send(save)
      return
    }
    setProblem(m.auth_password_missing())
    focusOn('password')
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={handleSubmit}>
      <fieldset disabled={isSending} className="flex flex-col gap-5">
        {/* For password managers: whose password it is. */}
        <input hidden readOnly name="username" autoComplete="username" value={email} />
        <PasswordField
          label={m.auth_new_password()}
          error={problem}
          autoComplete="new-password"
          about={[email]}
          value={password}
          onChange={(next) => {
            setPassword(next)
            setProblem(undefined)
          }}
        />
        <Button type="submit" name="send" size="large">
          {isSending ? m.auth_working() : m.auth_save_password()}
        </Button>
      </fieldset>
    </form>
  )
}
