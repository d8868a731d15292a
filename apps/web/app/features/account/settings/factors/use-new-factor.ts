import { useState } from 'react'
import { m } from '#messages'
import { showToast } from '#lib/notices/toasts.ts'
import { codeProblem } from '../../form/code-field.tsx'
import { useAccountForm } from '../../form/use-account-form.ts'
import { requireAnswer } from '../../require-answer.ts'
import { useFreshProof } from '../fresh-proof/use-fresh-proof.tsx'
import { refusalText } from '../show-refusal.ts'
import { forgetFactor, proveCode } from './enrol-factor.ts'

export type AddFactorProps = {
  /** Name of the factor if its owner enters none. */
  readonly suggestion: string
  /** Where the service mails a code if the sign-in was long ago. */
  readonly email: string
  onClose(): void
  /** The factor is on. */
  onAdded(): Promise<void>
}

export const showFactorOn = (name: string): void => {
  showToast({
    title: m.account_factor_on({ name }),
    description: m.account_factor_on_text(),
    variant: 'success',
  })
}

type EnrolledFactor = { readonly id: string; readonly challengeId?: string }

/**
 * A dialog in two steps. The first step creates `factor` at the service, the second turns it on by
 * proving its first code. A factor that was never turned on is removed when the dialog closes.
 */
export const useNewFactor = <Factor extends EnrolledFactor>({
  suggestion,
  email,
  onClose,
  onAdded,
}: AddFactorProps) => {
  const [factor, setFactor] = useState<Factor>()
  const proof = useFreshProof(email)
  const form = useAccountForm(useState({ 'factor-name': suggestion, phone: '', code: '' }))
  const { values, submit, showFieldErrors } = form
  const name = values['factor-name'].trim() || suggestion

  const prove = async (made: EnrolledFactor) => {
    const error = requireAnswer(await proveCode(made.id, values.code, made.challengeId))
    if (error && (await proof.askIfNeeded(error, () => prove(made)))) return
    if (error) {
      showFieldErrors({ code: refusalText(error) })
      return
    }
    showFactorOn(name)
    await onAdded()
  }

  return {
    ...form,
    proof,
    name,
    factor,
    setFactor,
    submitLabel: factor ? m.account_factor_finish() : m.account_factor_begin(),
    proveFactor(made: Factor) {
      if (!showFieldErrors({ code: codeProblem(values.code) })) submit(() => prove(made))
    },
    close() {
      if (factor) forgetFactor(factor.id).catch(reportError)
      onClose()
    },
  }
}
