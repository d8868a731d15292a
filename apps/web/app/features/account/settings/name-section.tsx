import { m } from '#messages'
import { useEntry } from '#lib/store/use-entry.ts'
import { loadAuth } from '#lib/supabase/index.ts'
import { showToast } from '#lib/notices/toasts.ts'
import { TextField } from '../form/text-field.tsx'
import { useAccountForm } from '../form/use-account-form.ts'
import type { SectionProps } from './account.ts'
import { SettingsForm } from './settings-form.tsx'
import { SettingsSection } from './settings-section.tsx'
import { showRefusal } from './show-refusal.ts'

const LONGEST_NAME = 200

export const NameSection = ({ account, onChange }: SectionProps) => {
  const form = useAccountForm(useEntry(`account-name ${account.id}`, { name: account.name }))
  const { formProps, submit, values, field, showFieldErrors } = form
  const name = values.name.trim()

  const save = async () => {
    const auth = await loadAuth()
    const { error } = await auth.updateUser({ data: { full_name: name } })
    if (error) {
      await showRefusal(error)
      return
    }
    showToast({ title: m.account_name_saved(), variant: 'success' })
    await onChange()
  }

  const handleSubmit = () => {
    if (!showFieldErrors({ name: name === '' ? m.account_name_missing() : undefined })) submit(save)
  }

  return (
    <SettingsSection id="name" title={m.account_name_title()} lead={m.account_name_lead()}>
      <SettingsForm {...formProps} action={m.account_name_save()} onSubmit={handleSubmit}>
        <div className="w-full">
          <TextField
            label={m.account_name_label()}
            name="name"
            autoComplete="name"
            most={LONGEST_NAME}
            {...field('name')}
          />
        </div>
      </SettingsForm>
    </SettingsSection>
  )
}
