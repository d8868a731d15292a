import { useState } from 'react'
import { m } from '#messages'
import { AppLink } from '#ui/app-link.tsx'
import { Button, buttonClasses } from '#ui/button.tsx'
import { UnreachedNotice } from '#ui/unreached-notice.tsx'
import type { Account } from '../account.ts'
import { refusalWords } from '../../refusal-words.ts'
import { SettingsDialog } from '../settings-dialog.tsx'
import { showProblem } from '#lib/notices/show-problem.ts'
import { useTask } from '../../use-task.ts'
import { ConfirmFactor } from './confirm-factor.tsx'
import { ConfirmPerson } from './confirm-person.tsx'
import { deleteAccount } from './delete-account.ts'
import { useProof } from './use-proof.ts'

type LeaveDialogProps = {
  readonly account: Account
  onClose(): void
  /** The account is deleted. */
  onLeft(): Promise<void>
}

/** The page cannot repeat an organisation's sign-in, so the service wants a recent one. */
const Managed = ({ onDelete }: { onDelete(): Promise<void> }) => {
  const { isBusy, unreached, run } = useTask()
  return (
    <div className="flex flex-col gap-4">
      <p>{m.account_leave_sso()}</p>
      <UnreachedNotice unreached={unreached} />
      <Button look="danger" size="large" onClick={() => run(onDelete)}>
        {isBusy ? m.account_leave_working() : m.account_leave_sure()}
      </Button>
    </div>
  )
}

export const LeaveDialog = ({ account, onClose, onLeft }: LeaveDialogProps) => {
  const proof = useProof()
  const [step, setStep] = useState<'person' | 'factor' | 'absent'>('person')

  const leave = async (accessToken: string | undefined) => {
    const deletion = await deleteAccount(accessToken)
    if (deletion.kind === 'done') await onLeft()
    else if (deletion.kind === 'absent') setStep('absent')
    // The owner added a second step on another device after this page had loaded.
    else if (deletion.code === 'insufficient_aal') setStep('factor')
    else showProblem(deletion.message ? refusalWords(deletion) : m.unexpected_error())
  }
  const leaveProved = async () => leave(await proof.accessToken())
  const hasFactor = account.factors.length > 0

  return (
    <SettingsDialog
      title={m.account_leave_dialog()}
      text={
        <span className="[overflow-wrap:anywhere]">
          {m.account_leave_what({ email: account.email })}
        </span>
      }
      onClose={onClose}
    >
      {step === 'absent' ? (
        <div role="alert" className="flex flex-col items-start gap-4">
          <p>{m.account_leave_absent()}</p>
          <AppLink to="/contact" className={buttonClasses('secondary')}>
            {m.nav_contact()}
          </AppLink>
        </div>
      ) : null}
      {step === 'factor' ? (
        <ConfirmFactor factors={account.factors} proof={proof} onProved={leaveProved} />
      ) : null}
      {step === 'person' && account.isManaged ? (
        <Managed onDelete={() => leave(undefined)} />
      ) : null}
      {step === 'person' && !account.isManaged ? (
        <ConfirmPerson
          account={account}
          proof={proof}
          submitLabel={hasFactor ? m.account_leave_next() : m.account_leave_sure()}
          onProved={async () => (hasFactor ? setStep('factor') : leaveProved())}
        />
      ) : null}
    </SettingsDialog>
  )
}
