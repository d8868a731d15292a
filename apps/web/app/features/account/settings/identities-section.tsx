import type { AuthError, UserIdentity } from '@supabase/auth-js'
import { AtSign, Building2, Link2 } from '#icons'
import { useState } from 'react'
import { m } from '#messages'
import { showProblem } from '#lib/notices/show-problem.ts'
import { identityProblem } from '#lib/session/identity-problem.ts'
import { loadAuth } from '#lib/supabase/index.ts'
import { showToast } from '#lib/notices/toasts.ts'
import { Button } from '#ui/button.tsx'
import type { SectionProps } from './account.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { ProofDialog } from './fresh-proof/proof-dialog.tsx'
import { useFreshProof } from './fresh-proof/use-fresh-proof.tsx'
import { LinkGoogle } from './link-google.tsx'
import { SettingsSection } from './settings-section.tsx'
import { showRefusal } from './show-refusal.ts'

const providerName = (provider: string): string => {
  if (provider === 'email') return m.account_identity_email()
  if (provider === 'phone') return m.account_identity_phone()
  if (provider === 'google') return m.account_identity_google()
  return provider.startsWith('sso:') ? m.account_identity_sso() : provider
}

const Picture = ({ provider }: { readonly provider: string }) => {
  const look = { 'aria-hidden': true, size: 22, className: 'shrink-0 text-peacock' } as const
  if (provider === 'email') return <AtSign {...look} />
  return provider.startsWith('sso:') ? <Building2 {...look} /> : <Link2 {...look} />
}

const detailOf = ({ provider, identity_data: data }: UserIdentity): string => {
  const detail: unknown = data?.email ?? data?.phone
  return typeof detail === 'string' ? detail : providerName(provider)
}

const showLinkRefusal = async (error: AuthError): Promise<void> => {
  const kind = identityProblem(error.code)
  if (kind) showProblem(kind)
  else await showRefusal(error)
}

type IdentityRowProps = {
  readonly identity: UserIdentity
  readonly isOnly: boolean
  onUnlink(): void
}

const IdentityRow = ({ identity, isOnly, onUnlink }: IdentityRowProps) => {
  const name = providerName(identity.provider)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2xl border border-line p-4">
      <Picture provider={identity.provider} />
      <div className="min-w-0 grow">
        <p className="font-semibold">{name}</p>
        <p className="text-sm [overflow-wrap:anywhere] text-ink-soft">{detailOf(identity)}</p>
      </div>
      {isOnly ? (
        <p className="text-sm text-ink-soft">{m.account_identity_only()}</p>
      ) : (
        <Button look="danger" aria-label={m.account_identity_unlink({ name })} onClick={onUnlink}>
          {m.account_identity_unlink_short()}
        </Button>
      )}
    </li>
  )
}

export const IdentitiesSection = ({ account, onChange }: SectionProps) => {
  const [unlinking, setUnlinking] = useState<UserIdentity>()
  const proof = useFreshProof(account.email)
  const isLinked = account.identities.some(({ provider }) => provider === 'google')

  const unlink = async (identity: UserIdentity) => {
    const { error } = await (await loadAuth()).unlinkIdentity(identity)
    if (error && (await proof.askIfNeeded(error, () => unlink(identity)))) return
    if (error) await showLinkRefusal(error)
    else {
      const name = providerName(identity.provider)
      showToast({ title: m.account_identity_unlinked({ name }), variant: 'success' })
    }
    await onChange()
  }

  return (
    <SettingsSection
      id="identities"
      title={m.account_identities_title()}
      lead={m.account_identities_lead()}
    >
      <ul className="flex flex-col gap-3">
        {account.identities.map((identity) => (
          <IdentityRow
            key={identity.identity_id}
            identity={identity}
            isOnly={account.identities.length === 1}
            onUnlink={() => setUnlinking(identity)}
          />
        ))}
      </ul>
      {isLinked || account.isManaged ? null : (
        <LinkGoogle account={account} onRefused={showLinkRefusal} />
      )}
      {unlinking ? (
        <ConfirmDialog
          title={m.account_identity_unlink_title({ name: providerName(unlinking.provider) })}
          text={m.account_identity_unlink_text({ detail: detailOf(unlinking) })}
          confirmLabel={m.account_identity_unlink_short()}
          onConfirm={() => unlink(unlinking)}
          onClose={() => setUnlinking(undefined)}
        />
      ) : null}
      <ProofDialog proof={proof} title={m.account_identities_title()} />
    </SettingsSection>
  )
}
