import type { ComponentProps } from 'react'
import { m } from '#messages'
import { AccountForm } from '../form/account-form.tsx'

type SettingsFormProps = Pick<
  ComponentProps<typeof AccountForm>,
  'ref' | 'action' | 'isBusy' | 'unreached' | 'children' | 'onSubmit'
>

/** One setting and the button that saves it. */
export const SettingsForm = (props: SettingsFormProps) => (
  <AccountForm
    {...props}
    look="secondary"
    size="medium"
    busyAction={m.account_saving()}
    className="flex max-w-lg flex-col items-start gap-4"
  />
)
