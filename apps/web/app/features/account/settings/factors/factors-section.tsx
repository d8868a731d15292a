import { KeyRound, MessageSquareText, Smartphone } from '#icons'
import { useState } from 'react'
import { m } from '#messages'
import { formatLanguage } from '#lib/language/say.ts'
import { loadAuth } from '#lib/supabase/index.ts'
import { showToast } from '#lib/notices/toasts.ts'
import { AppLink } from '#ui/app-link.tsx'
import { Button } from '#ui/button.tsx'
import { FACTOR_KINDS, type FactorKind } from '../../factor-kinds.ts'
import type { Factor, SectionProps } from '../account.ts'
import { ConfirmDialog } from '../confirm-dialog.tsx'
import { ProofDialog } from '../fresh-proof/proof-dialog.tsx'
import { useFreshProof } from '../fresh-proof/use-fresh-proof.tsx'
import { SettingsSection } from '../settings-section.tsx'
import { showRefusal } from '../show-refusal.ts'
import { AddPasskey } from './add-passkey.tsx'
import { AddPhone } from './add-phone.tsx'
import { AddTotp } from './add-totp.tsx'
import { forgetFactor } from './enrol-factor.ts'
import { factorName, freeName, kindName } from './factor-names.ts'

const PICTURES = { totp: Smartphone, webauthn: KeyRound, phone: MessageSquareText } as const
const ADD = { totp: AddTotp, webauthn: AddPasskey, phone: AddPhone } as const

const textOf = (kind: FactorKind): string => {
  if (kind === 'totp') return m.account_factor_totp_text()
  return kind === 'webauthn' ? m.account_factor_webauthn_text() : m.account_factor_phone_text()
}

const FactorRow = ({ factor, onRemove }: { readonly factor: Factor; onRemove(): void }) => {
  const Picture = PICTURES[factor.factor_type]
  const added = new Intl.DateTimeFormat(formatLanguage(), { dateStyle: 'medium' })
  const name = factorName(factor)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-2xl border border-line p-4">
      <Picture size={22} className="shrink-0 text-peacock" />
      <div className="min-w-0 grow">
        <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>
        <p className="text-sm text-ink-soft">
          <span>{kindName(factor.factor_type)}</span> ·{' '}
          <span>
            {m.account_factors_added({ date: added.format(new Date(factor.created_at)) })}
          </span>
        </p>
      </div>
      <Button look="danger" aria-label={m.account_factors_remove({ name })} onClick={onRemove}>
        {m.account_factors_remove_short()}
      </Button>
    </li>
  )
}

const AddList = ({ onChoose }: { onChoose(kind: FactorKind): void }) => (
  <>
    <h3 className="mt-6 text-lg">{m.account_factors_add()}</h3>
    <ul className="mt-3 grid grid-cols-1 gap-3 sm:grid-cols-3">
      {FACTOR_KINDS.map((kind) => {
        const Picture = PICTURES[kind]
        return (
          <li key={kind}>
            <button
              type="button"
              onClick={() => onChoose(kind)}
              className="flex h-full w-full flex-col items-start gap-1.5 rounded-2xl border border-edge p-4 text-start transition-colors hover:border-terracotta hover:text-terracotta"
            >
              <Picture size={22} className="text-peacock" />
              <span className="font-semibold">{kindName(kind)}</span>
              <span className="text-sm text-ink-soft">{textOf(kind)}</span>
            </button>
          </li>
        )
      })}
    </ul>
  </>
)

export const FactorsSection = ({ account, onChange }: SectionProps) => {
  const [adding, setAdding] = useState<FactorKind>()
  const [removing, setRemoving] = useState<Factor>()
  const proof = useFreshProof(account.email)
  const { factors } = account
  const Add = adding && ADD[adding]

  const remove = async (factor: Factor) => {
    const error = await forgetFactor(factor.id)
    if (error && (await proof.askIfNeeded(error, () => remove(factor)))) return
    if (error) await showRefusal(error)
    else {
      showToast({
        title: m.account_factor_removed({ name: factorName(factor) }),
        variant: 'success',
      })
      // The access token still claims aal2 through the removed factor: a refresh corrects that.
      await (await loadAuth()).refreshSession()
    }
    await onChange()
  }

  return (
    <SettingsSection id="factors" title={m.account_factors_title()} lead={m.account_factors_lead()}>
      {factors.length === 0 ? (
        <p className="font-semibold">{m.account_factors_none()}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {factors.map((factor) => (
            <FactorRow key={factor.id} factor={factor} onRemove={() => setRemoving(factor)} />
          ))}
        </ul>
      )}
      {factors.length === 1 ? (
        <p className="mt-4 rounded-2xl bg-marigold-wash p-4">{m.account_factors_spare()}</p>
      ) : null}
      <AddList onChoose={setAdding} />
      {factors.length > 0 ? (
        <p className="mt-5 text-sm text-ink-soft">
          {m.account_factors_lost()}{' '}
          <AppLink to="/contact" className="text-peacock underline underline-offset-2">
            {m.account_factors_lost_link()}
          </AppLink>
        </p>
      ) : null}
      {Add && adding ? (
        <Add
          suggestion={freeName(adding, factors)}
          email={account.email}
          onClose={() => setAdding(undefined)}
          onAdded={async () => {
            setAdding(undefined)
            await onChange()
          }}
        />
      ) : null}
      {removing ? (
        <ConfirmDialog
          title={m.account_factor_remove_title({ name: factorName(removing) })}
          text={
            factors.length === 1 ? m.account_factor_remove_last() : m.account_factor_remove_text()
          }
          confirmLabel={m.account_factors_remove_short()}
          onConfirm={() => remove(removing)}
          onClose={() => setRemoving(undefined)}
        />
      ) : null}
      <ProofDialog proof={proof} title={m.account_factors_title()} />
    </SettingsSection>
  )
}
