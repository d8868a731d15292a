import { useState } from 'react'
import { m } from '#messages'
import { AccountForm } from '../../form/account-form.tsx'
import { useAccountForm } from '../../form/use-account-form.ts'
import { SettingsDialog } from '../settings-dialog.tsx'
import { useFreshProof } from '../fresh-proof/use-fresh-proof.tsx'
import { showRefusal } from '../show-refusal.ts'
import { enrolPasskey } from './enrol-factor.ts'
import { FactorName } from './factor-name.tsx'
import { showFactorOn, type AddFactorProps } from './use-new-factor.ts'

export const AddPasskey = ({ suggestion, email, onClose, onAdded }: AddFactorProps) => {
  const form = useAccountForm(useState({ 'factor-name': suggestion }))
  const { formProps, submit, values, field } = form
  const proof = useFreshProof(email)
  const [problem, setProblem] = useState<string>()
  const isSupported = 'credentials' in navigator && 'PublicKeyCredential' in globalThis
  const name = values['factor-name'].trim() || suggestion

  const create = async () => {
    setProblem(undefined)
    const outcome = await enrolPasskey(name)
    if (outcome === 'cancelled') {
      setProblem(m.account_factor_passkey_cancelled())
      return
    }
    if (outcome !== 'on') {
      const { error } = outcome
      if (!(await proof.askIfNeeded(error, create))) await showRefusal(error)
      return
    }
    showFactorOn(name)
    await onAdded()
  }

  return (
    <SettingsDialog
      title={m.account_factor_webauthn()}
      text={m.account_factor_webauthn_text()}
      onClose={onClose}
    >
      {proof.form}
      {!proof.form && isSupported ? (
        <AccountForm
          {...formProps}
          action={m.account_factor_passkey_begin()}
          onSubmit={() => submit(create, m.passkey_waiting())}
        >
          <FactorName {...field('factor-name')} />
          <p className="text-ink-soft">{m.account_factor_passkey_lead()}</p>
          <p role="alert" className="font-semibold text-danger empty:hidden">
            {problem}
          </p>
        </AccountForm>
      ) : null}
      {isSupported ? null : <p>{m.account_factor_passkey_unsupported()}</p>}
    </SettingsDialog>
  )
}
