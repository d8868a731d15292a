import { useEffect, useState } from 'react'
import { m } from '#messages'
import { showToast } from '#lib/notices/toasts.ts'
import { Button } from '#ui/button.tsx'
import { AccountForm } from '../../form/account-form.tsx'
import { CodeField, codeProblem } from '../../form/code-field.tsx'
import { focusInput, useAccountForm } from '../../form/use-account-form.ts'
import { mailCode } from './mail-code.ts'
import { fetchWithin } from '#lib/supabase/fetch-within.ts'
import { loadRequestHeaders, serviceUrl } from '#lib/supabase/index.ts'

const refusalOf = async (response: Response): Promise<string> => {
  const body: unknown = await response.json().catch(() => undefined)
  const { msg } = (body ?? {}) as { msg?: unknown }
  return typeof msg === 'string' && response.status < 500 ? msg : m.unexpected_error()
}

/**
 * Makes the session fresh, for calls of the auth client that carry no proof themselves
 * (docs/contract/auth.md §19.2).
 *
 * @returns why the service refused the code, or `undefined`
 */
const proveSession = async (nonce: string): Promise<string | undefined> => {
  const response = await fetchWithin(serviceUrl('/auth/v1/reauthenticate'), {
    method: 'POST',
    headers: { ...(await loadRequestHeaders()), 'content-type': 'application/json' },
    body: JSON.stringify({ nonce }),
  })
  return response.ok ? undefined : refusalOf(response)
}

type ProofFormProps = {
  readonly email: string
  /** The session is fresh. */
  onProved(): Promise<void>
}

const EMPTY = { code: '' }

/** Asks for a mailed code, because the sign-in was long ago. */
export const ProofForm = ({ email, onProved }: ProofFormProps) => {
  const form = useAccountForm(useState(EMPTY))
  const { formProps, formRef, run, submit, values, field, showFieldErrors } = form

  useEffect(() => focusInput(formRef.current, 'code'), [formRef])

  const prove = async () => {
    const refusal = await proveSession(values.code)
    if (refusal === undefined) await onProved()
    else showFieldErrors({ code: refusal })
  }
  const handleSubmit = () => {
    if (!showFieldErrors({ code: codeProblem(values.code) })) submit(prove)
  }
  const sendAgain = async () => {
    if (await mailCode()) showToast({ title: m.account_password_nonce_sent(), variant: 'success' })
  }

  return (
    <AccountForm {...formProps} action={m.factor_confirm()} onSubmit={handleSubmit}>
      <p aria-live="polite" className="[overflow-wrap:anywhere]">
        {m.account_proof_nonce({ email })}
      </p>
      <CodeField label={m.account_code()} {...field('code')} />
      <Button look="quiet" onClick={() => run(sendAgain)}>
        {m.account_password_nonce_again()}
      </Button>
    </AccountForm>
  )
}
