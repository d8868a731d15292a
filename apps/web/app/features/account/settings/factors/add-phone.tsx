import { useRef, useState } from 'react'
import { m } from '#messages'
import { Button } from '#ui/button.tsx'
import { Field, TextInput } from '#ui/field.tsx'
import { codeProblem } from '../code-problem.ts'
import { useParts } from '../parts.ts'
import { showRefusal, refusalText } from '../show-refusal.ts'
import { useTask } from '../../use-task.ts'
import { enrolPhone, forgetFactor, proveCode, textPhone, type PhoneFactor } from './enrol.ts'
import {
  FactorDialog,
  FactorForm,
  FactorName,
  tellFactorOn,
  type AddFactorProps,
} from './factor-dialog.tsx'

/** Country code and number, as E.164 has it. */
const PHONE = /^\+[1-9]\d{6,14}$/

export const AddPhone = ({ suggestion, onClose, onAdded }: AddFactorProps) => {
  const { CodeField } = useParts()
  const [name, setName] = useState(suggestion)
  const [phone, setPhone] = useState('')
  const [factor, setFactor] = useState<PhoneFactor>()
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const { isBusy, run } = useTask()
  const number = phone.replaceAll(/[\s()-]/g, '')

  const refuse = (field: 'phone' | 'code', words: string) => {
    setProblem(words)
    const control = form.current?.elements.namedItem(field)
    if (control instanceof HTMLElement) control.focus()
  }

  const begin = async () => {
    const enrolled = await enrolPhone(name.trim() || suggestion, number)
    if ('factor' in enrolled) setFactor(enrolled.factor)
    else if (enrolled.error.code === 'validation_failed')
      refuse('phone', refusalText(enrolled.error))
    else await showRefusal(enrolled.error)
  }

  const sendAgain = async (factorId: string) => {
    const texted = await textPhone(factorId)
    if ('factor' in texted) setFactor(texted.factor)
    else await showRefusal(texted.error)
  }

  const finish = async ({ id, challengeId }: PhoneFactor) => {
    const error = await proveCode(id, code, challengeId)
    if (error) {
      refuse('code', refusalText(error))
      return
    }
    tellFactorOn(name.trim() || suggestion)
    await onAdded()
  }

  const handleSubmit = () => {
    if (!factor) {
      if (PHONE.test(number)) run(begin)
      else refuse('phone', m.account_factor_phone_malformed())
      return
    }
    const found = codeProblem(code)
    if (found) refuse('code', found)
    else run(() => finish(factor))
  }

  const handleClose = () => {
    if (factor) forgetFactor(factor.id).catch(reportError)
    onClose()
  }

  return (
    <FactorDialog
      title={m.account_factor_phone()}
      text={factor ? m.account_factor_phone_sent({ phone: number }) : m.account_factor_phone_text()}
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
            <CodeField
              label={m.account_factor_phone_code()}
              error={problem}
              value={code}
              onChange={(next) => {
                setCode(next)
                setProblem(undefined)
              }}
            />
            <Button look="quiet" onClick={() => run(() => sendAgain(factor.id))}>
              {m.account_factor_phone_again()}
            </Button>
          </>
        ) : (
          <>
            <Field
              label={m.account_factor_phone_number()}
              hint={m.account_factor_phone_hint()}
              error={problem}
            >
              {(control) => (
                <TextInput
                  {...control}
                  name="phone"
                  type="tel"
                  autoComplete="tel"
                  value={phone}
                  onChange={(event) => {
                    setPhone(event.target.value)
                    setProblem(undefined)
                  }}
                  required
                />
              )}
            </Field>
            <FactorName value={name} onChange={setName} />
          </>
        )}
      </FactorForm>
    </FactorDialog>
  )
}
