import { useState, type FormEvent } from 'react'
import { m } from '#messages'
import { Button } from '#ui/button.tsx'
import { showRefusal } from '../show-refusal.ts'
import { useTask } from '../../use-task.ts'
import { enrolPasskey } from './enrol.ts'
import { FactorDialog, FactorName, tellFactorOn, type AddFactorProps } from './factor-dialog.tsx'

export const AddPasskey = ({ suggestion, onClose, onAdded }: AddFactorProps) => {
  const [name, setName] = useState(suggestion)
  const [problem, setProblem] = useState<string>()
  const { isBusy, run } = useTask()
  const isSupported = 'credentials' in navigator && 'PublicKeyCredential' in globalThis

  const create = async () => {
    setProblem(undefined)
    const outcome = await enrolPasskey(name.trim() || suggestion)
    if (outcome === 'cancelled') {
      setProblem(m.account_factor_passkey_cancelled())
      return
    }
    if (outcome !== 'on') {
      await showRefusal(outcome.error)
      return
    }
    tellFactorOn(name.trim() || suggestion)
    await onAdded()
  }

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    run(create)
  }

  return (
    <FactorDialog
      title={m.account_factor_webauthn()}
      text={m.account_factor_webauthn_text()}
      onClose={onClose}
    >
      {isSupported ? (
        <form method="post" noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
          <FactorName value={name} onChange={setName} />
          <p className="text-ink-soft">{m.account_factor_passkey_lead()}</p>
          <p role="alert" className="font-semibold text-danger empty:hidden">
            {problem}
          </p>
          <Button type="submit" size="large">
            {isBusy ? m.auth_working() : m.account_factor_passkey_begin()}
          </Button>
        </form>
      ) : (
        <p>{m.account_factor_passkey_unsupported()}</p>
      )}
    </FactorDialog>
  )
}
