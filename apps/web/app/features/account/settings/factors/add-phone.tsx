import { m } from '#messages'
import { Button } from '#ui/button.tsx'
import { AccountForm } from '../../form/account-form.tsx'
import { CodeField } from '../../form/code-field.tsx'
import { TextField } from '../../form/text-field.tsx'
import { SettingsDialog } from '../settings-dialog.tsx'
import { refusalText, showRefusal } from '../show-refusal.ts'
import { enrolPhone, textPhone, type PhoneFactor } from './enrol-factor.ts'
import { FactorName } from './factor-name.tsx'
import { useNewFactor, type AddFactorProps } from './use-new-factor.ts'

/** Country code and number (ITU-T E.164). */
const PHONE = /^\+[1-9]\d{6,14}$/

/** First the number and a name, then the code of the text message. */
export const AddPhone = (props: AddFactorProps) => {
  const { formProps, run, submit, values, field, proof, ...rest } = useNewFactor<PhoneFactor>(props)
  const { name, factor, setFactor, submitLabel, showFieldErrors, proveFactor, close } = rest
  const number = values.phone.replaceAll(/[\s()-]/g, '')

  const begin = async () => {
    const enrolled = await enrolPhone(name, number)
    if ('factor' in enrolled) setFactor(enrolled.factor)
    else if (enrolled.error.code === 'validation_failed')
      showFieldErrors({ phone: refusalText(enrolled.error) })
    else if (!(await proof.askIfNeeded(enrolled.error, begin))) await showRefusal(enrolled.error)
  }

  const sendAgain = async (factorId: string) => {
    const texted = await textPhone(factorId)
    if ('factor' in texted) setFactor(texted.factor)
    else await showRefusal(texted.error)
  }

  const handleSubmit = () => {
    if (factor) {
      proveFactor(factor)
      return
    }
    const problem = PHONE.test(number) ? undefined : m.account_factor_phone_malformed()
    if (!showFieldErrors({ phone: problem })) submit(begin)
  }

  return (
    <SettingsDialog
      title={m.account_factor_phone()}
      text={factor ? m.account_factor_phone_sent({ phone: number }) : m.account_factor_phone_text()}
      onClose={close}
    >
      {proof.form ?? (
        <AccountForm {...formProps} action={submitLabel} onSubmit={handleSubmit}>
          {factor ? (
            <>
              <CodeField label={m.account_factor_phone_code()} {...field('code')} />
              <Button look="quiet" onClick={() => run(() => sendAgain(factor.id))}>
                {m.account_factor_phone_again()}
              </Button>
            </>
          ) : (
            <>
              <TextField
                label={m.account_factor_phone_number()}
                hint={m.account_factor_phone_hint()}
                name="phone"
                type="tel"
                autoComplete="tel"
                {...field('phone')}
              />
              <FactorName {...field('factor-name')} />
            </>
          )}
        </AccountForm>
      )}
    </SettingsDialog>
  )
}
