import type { AuthError } from '@supabase/auth-js'
import { Link2 } from '#icons'
import { useState } from 'react'
import { m } from '#messages'
import { localPath } from '#lib/language/paths.ts'
import { showToast } from '#lib/notices/toasts.ts'
import { loadAuth } from '#lib/supabase/index.ts'
import { Button } from '#ui/button.tsx'
import { UnreachedNotice } from '#ui/unreached-notice.tsx'
import { CodeField, codeProblem } from '../form/code-field.tsx'
import { useAccountForm } from '../form/use-account-form.ts'
import { useAuthSettings } from '../use-auth-settings.ts'
import { useTask } from '../use-task.ts'
import type { Account } from './account.ts'
import { mailCode } from './fresh-proof/mail-code.ts'
import { SettingsForm } from './settings-form.tsx'
import { refusalText } from './show-refusal.ts'

type LinkGoogleProps = {
  readonly account: Account
  onRefused(error: AuthError): Promise<void>
}

/** Leads to Google. @returns why the service refused, or `null` */
const leaveForGoogle = async (nonce?: string): Promise<AuthError | null> => {
  const { error } = await (
    await loadAuth()
  ).linkIdentity({
    provider: 'google',
    options: {
      redirectTo: `${location.origin}${localPath('/account')}`,
      ...(nonce === undefined ? {} : { queryParams: { reauthentication_nonce: nonce } }),
    },
  })
  return error
}

const EMPTY = { code: '' }

/** The sign-in was long ago, so the owner enters a mailed code first. */
const LinkByCode = ({ account, onRefused }: LinkGoogleProps) => {
  const form = useAccountForm(useState(EMPTY))
  const { formProps, run, submit, values, field, showFieldErrors } = form

  const link = async () => {
    const error = await leaveForGoogle(values.code)
    if (error?.code === 'reauthentication_not_valid') showFieldErrors({ code: refusalText(error) })
    else if (error) await onRefused(error)
  }
  const handleSubmit = () => {
    if (!showFieldErrors({ code: codeProblem(values.code) })) submit(link)
  }
  const sendAgain = async () => {
    if (await mailCode()) showToast({ title: m.account_password_nonce_sent(), variant: 'success' })
  }

  return (
    <div className="mt-4 rounded-2xl bg-marigold-wash p-4">
      <SettingsForm
        {...formProps}
        action={m.account_identity_link_google()}
        onSubmit={handleSubmit}
      >
        <p aria-live="polite" className="[overflow-wrap:anywhere]">
          {m.account_identity_nonce({ email: account.email })}
        </p>
        <CodeField label={m.account_code()} {...field('code')} />
        <Button look="quiet" onClick={() => run(sendAgain)}>
          {m.account_password_nonce_again()}
        </Button>
      </SettingsForm>
    </div>
  )
}

export const LinkGoogle = (props: LinkGoogleProps) => {
  const settings = useAuthSettings()
  const [needsCode, setNeedsCode] = useState(false)
  const { isBusy, unreached, run } = useTask()

  const link = async () => {
    const error = await leaveForGoogle()
    if (error?.code === 'reauthentication_needed') setNeedsCode(await mailCode())
    else if (error) await props.onRefused(error)
  }

  if (needsCode) return <LinkByCode {...props} />
  return (
    <div className="mt-4 flex flex-wrap items-center gap-3">
      <UnreachedNotice unreached={unreached} />
      <Button look="secondary" disabled={!settings?.hasGoogle} onClick={() => run(link)}>
        <Link2 size={18} />
        <span>{isBusy ? m.auth_working() : m.account_identity_link_google()}</span>
      </Button>
      {settings?.hasGoogle === false ? (
        <p className="text-sm text-ink-soft">{m.account_identity_google_off()}</p>
      ) : null}
    </div>
  )
}
