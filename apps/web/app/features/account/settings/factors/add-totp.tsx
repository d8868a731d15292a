import { Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { COPIED_FEEDBACK } from '@dhvani/catalogue'
import { m } from '#messages'
import { showProblem } from '#lib/page/show-problem.ts'
import { Button } from '#ui/button.tsx'
import { codeProblem } from '../code-problem.ts'
import { useParts } from '../parts.ts'
import { refusalText, showRefusal } from '../show-refusal.ts'
import { useTask } from '../../use-task.ts'
import { enrolTotp, forgetFactor, proveCode, type TotpFactor } from './enrol.ts'
import {
  FactorDialog,
  FactorForm,
  FactorName,
  tellFactorOn,
  type AddFactorProps,
} from './factor-dialog.tsx'

/** In groups of four, as people read it out. */
const inGroups = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')

const Secret = ({ secret }: { readonly secret: string }) => {
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setIsCopied(false), COPIED_FEEDBACK * 1000)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = () => {
    navigator.clipboard.writeText(secret).then(
      () => setIsCopied(true),
      () => showProblem(m.account_factor_copy_failed()),
    )
  }
  return (
    <div>
      <p className="text-sm text-ink-soft">{m.account_factor_secret()}</p>
      <div className="mt-1 flex flex-wrap items-center gap-2">
        <code
          data-secret={secret}
          className="rounded-lg bg-sunken px-3 py-2 [overflow-wrap:anywhere]"
        >
          {inGroups(secret)}
        </code>
        <Button look="quiet" onClick={copy}>
          <Copy aria-hidden size={18} />
          <span aria-live="polite">
            {isCopied ? m.account_factor_copied() : m.account_factor_copy()}
          </span>
        </Button>
      </div>
    </div>
  )
}

/** Name, then picture and key, then the first code. */
export const AddTotp = ({ suggestion, onClose, onAdded }: AddFactorProps) => {
  const { CodeField } = useParts()
  const [name, setName] = useState(suggestion)
  const [factor, setFactor] = useState<TotpFactor>()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const { isBusy, run } = useTask()

  const begin = async () => {
    const enrolled = await enrolTotp(name.trim() || suggestion)
    if ('factor' in enrolled) setFactor(enrolled.factor)
    else await showRefusal(enrolled.error)
  }

  const refuse = (words: string) => {
    setProblem(words)
    const control = form.current?.elements.namedItem('code')
    if (control instanceof HTMLElement) control.focus()
  }

  const finish = async (factorId: string) => {
    const error = await proveCode(factorId, code)
    if (error) {
      refuse(refusalText(error))
      return
    }
    tellFactorOn(name.trim() || suggestion)
    await onAdded()
  }

  const handleSubmit = () => {
    if (!factor) {
      run(begin)
      return
    }
    const found = codeProblem(code)
    if (found) refuse(found)
    else run(() => finish(factor.id))
  }

  const handleClose = () => {
    if (factor) forgetFactor(factor.id).catch(reportError)
    onClose()
  }

  return (
    <FactorDialog
      title={m.account_factor_totp()}
      text={factor ? m.account_factor_scan() : m.account_factor_totp_text()}
      onClose={handleClose}
    >
      <FactorForm
        ref={form}
        isProving={factor !== undefined}
        isBusy={isBusy}
        onSubmit={handleSubmit}
      >
        {factor ? (
          <>
            <img
              src={factor.qrCode}
              alt={m.account_factor_qr()}
              width={208}
              height={208}
              className="self-center rounded-2xl border border-line bg-white p-2"
            />
            <Secret secret={factor.secret} />
            <CodeField
              label={m.account_factor_code()}
              error={problem}
              value={code}
              onChange={(next) => {
                setCode(next)
                setProblem(undefined)
              }}
            />
          </>
        ) : (
          <FactorName value={name} onChange={setName} />
        )}
      </FactorForm>
    </FactorDialog>
  )
}
