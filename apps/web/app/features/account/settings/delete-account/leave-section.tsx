import { useState } from 'react'
import { useNavigate } from 'react-router'
import { m } from '#messages'
import { forgetAccountHere } from '#lib/mixes/forget-account.ts'
import { localPath } from '#lib/language/paths.ts'
import { signOut } from '#lib/session/sign-out.ts'
import { showToast } from '#lib/notices/toasts.ts'
import { AppLink } from '#ui/app-link.tsx'
import { Button } from '#ui/button.tsx'
import type { Account } from '../account.ts'
import { SettingsSection } from '../settings-section.tsx'
import { LeaveDialog } from './leave-dialog.tsx'

export const LeaveSection = ({ account }: { readonly account: Account }) => {
  const [isOpen, setIsOpen] = useState(false)
  const navigate = useNavigate()

  const handleLeft = async () => {
    // The service no longer knows this session, so its refusal does not matter.
    await signOut().catch(reportError)
    // Not before: signing out stops the sound, and what was heard until then is kept.
    forgetAccountHere(account.id)
    await navigate(localPath('/'))
    showToast({
      title: m.account_leave_done(),
      description: m.account_leave_done_text(),
      variant: 'success',
    })
  }

  return (
    <SettingsSection
      id="leave"
      title={m.account_leave_title()}
      lead={m.account_leave_lead()}
      isDangerous
    >
      <Button look="danger" onClick={() => setIsOpen(true)}>
        {m.account_leave_begin()}
      </Button>
      <p className="mt-4">
        <AppLink to="/withdraw" className="underline underline-offset-2">
          {m.withdraw_title()}
        </AppLink>
      </p>
      {isOpen ? (
        <LeaveDialog account={account} onClose={() => setIsOpen(false)} onLeft={handleLeft} />
      ) : null}
    </SettingsSection>
  )
}
