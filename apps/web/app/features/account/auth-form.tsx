import { useState, type FormEvent } from 'react'
import { m } from '#messages'
import { watchSession } from '#lib/session.ts'
import { loadAuth } from '#lib/supabase/index.ts'
import { showToast } from '#lib/toasts.ts'
import { useHydrated } from '#lib/use-hydrated.ts'
import { Button } from '#ui/button.tsx'
import { Field, TextInput } from '#ui/field.tsx'

export type AuthMode = 'sign-in' | 'sign-up'

type Entries = { readonly name: string; readonly email: string; readonly password: string }

const readEntries = (form: HTMLFormElement): Entries => {
  const data = new FormData(form)
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { name: text('name').trim(), email: text('email').trim(), password: text('password') }
}

const showError = (description: string) =>
  showToast({ title: m.error_title(), description, variant: 'destructive' })

const send = async (mode: AuthMode, { name, email, password }: Entries) => {
  await watchSession()
  const auth = await loadAuth()
  if (mode === 'sign-in') return auth.signInWithPassword({ email, password })
  return auth.signUp({
    email,
    password,
    options: { data: { full_name: name }, emailRedirectTo: `${location.origin}/` },
  })
}

/** Inert until hydrated, and a POST if ever sent bare: a password never reaches the address bar. */
export const AuthForm = ({ mode }: { readonly mode: AuthMode }) => {
  const isHydrated = useHydrated()
  const [isSending, setIsSending] = useState(false)
  const title = mode === 'sign-in' ? m.sign_in() : m.sign_up()

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending) return
    const entries = readEntries(event.currentTarget)
    setIsSending(true)
    try {
      const { data, error } = await send(mode, entries)
      if (error) showError(error.message)
      else if (!data.session)
        showToast({
          title: m.auth_success_title(),
          description: m.auth_confirm_text(),
          variant: 'success',
        })
    } catch {
      showError(m.unexpected_error())
    }
    setIsSending(false)
  }

  return (
    <form method="post" onSubmit={(event) => void handleSubmit(event)}>
      <fieldset disabled={!isHydrated || isSending} className="flex flex-col gap-5">
        {mode === 'sign-up' ? (
          <Field label={m.auth_name()}>
            {(control) => <TextInput {...control} name="name" autoComplete="name" required />}
          </Field>
        ) : null}
        <Field label={m.auth_email()}>
          {(control) => (
            <TextInput {...control} name="email" type="email" autoComplete="email" required />
          )}
        </Field>
        <Field
          label={m.auth_password()}
          hint={mode === 'sign-up' ? m.auth_password_hint() : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              name="password"
              type="password"
              autoComplete={mode === 'sign-in' ? 'current-password' : 'new-password'}
              required
            />
          )}
        </Field>
        <Button type="submit" size="large">
          {isSending ? m.auth_working() : title}
        </Button>
      </fieldset>
    </form>
  )
}
