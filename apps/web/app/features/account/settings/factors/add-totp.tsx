import { m } from '#messages'
import { AccountForm } from '../../form/account-form.tsx'
import { CodeField } from '../../form/code-field.tsx'
import { SettingsDialog } from '../settings-dialog.tsx'
import { showRefusal } from '../show-refusal.ts'
import { enrolTotp, type TotpFactor } from './enrol-factor.ts'
import { FactorName } from './factor-name.tsx'
import { Secret } from './secret.tsx'
import { useNewFactor, type AddFactorProps } from './use-new-factor.ts'

/** First the name, then the picture with its key and the first code. */
export const AddTotp = (props: AddFactorProps) => {
  const { formProps, submit, field, proof, name, factor, setFactor, ...rest } =
    useNewFactor<TotpFactor>(props)
  const { submitLabel, proveFactor, close } = rest

  const begin = async () => {
    const enrolled = await enrolTotp(name)
    if ('factor' in enrolled) setFactor(enrolled.factor)
    else if (!(await proof.askIfNeeded(enrolled.error, begin))) await showRefusal(enrolled.error)
  }

  return (
    <SettingsDialog
      title={m.account_factor_totp()}
      text={factor ? m.account_factor_scan() : m.account_factor_totp_text()}
      onClose={close}
    >
      {proof.form ?? (
        <AccountForm
          {...formProps}
          action={submitLabel}
          onSubmit={() => (factor ? proveFactor(factor) : submit(begin))}
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
              <CodeField label={m.account_factor_code()} {...field('code')} />
            </>
          ) : (
            <FactorName {...field('factor-name')} />
          )}
        </AccountForm>
      )}
    </SettingsDialog>
  )
}
