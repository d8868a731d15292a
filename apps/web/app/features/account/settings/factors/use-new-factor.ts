import { useState } from 'react'
import { m } from '#messages'
import { showToast } from '#lib/page/toasts.ts'
import { codeProblem } from '../../form/code-field.tsx'
import { useAccountForm } from '../../form/use-account-form.ts'
import { refusalText } from '../show-refusal.ts'
import { forgetFactor, proveCode } from './enrol-factor.ts'

export type AddFactorProps = {
  /** Name of the factor if its owner enters none. */
  readonly suggestion: string
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
  onClose,
  onAdded,
}: AddFactorProps) => {
  const [factor, setFactor] = useState<Factor>()
  const form = useAccountForm(useState({ 'factor-name': suggestion, phone: '', code: '' }))
  const { values, run, showFieldErrors } = form
  const name = values['factor-name'].trim() || suggestion

  const prove = async ({ id, challengeId }: EnrolledFactor) => {
    const error = await proveCode(id, values.code, challengeId)
    if (error) {
      showFieldErrors({ code: refusalText(error) })
      return
    }
    showFactorOn(name)
    await onAdded()
  }

  return {
    ...form,
    name,
    factor,
    setFactor,
    submitLabel: factor ? m.account_factor_finish() : m.account_factor_begin(),
    proveFactor(made: Factor) {
      if (!showFieldErrors({ code: codeProblem(values.code) })) run(() => prove(made))
    },
    close() {
      if (factor) forgetFactor(factor.id).catch(reportError)
      onClose()
    },
  }
}
