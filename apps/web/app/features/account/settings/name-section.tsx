import { useRef, useState } from 'react'
import { m } from '#messages'
import { loadAuth } from '#lib/supabase/index.ts'
import { showToast } from '#lib/page/toasts.ts'
import { Field, TextInput } from '#ui/field.tsx'
import type { SectionProps } from './account.ts'
import { SettingsForm } from './settings-form.tsx'
import { SettingsSection } from './settings-section.tsx'
import { showRefusal } from './show-refusal.ts'
import { useTask } from '../use-task.ts'

const LONGEST_NAME = 200

export const NameSection = ({ account, onChange }: SectionProps) => {
  const [name, setName] = useState(account.name)
  const [problem, setProblem] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const { isBusy, run } = useTask()

  const save = async () => {
    const auth = await loadAuth()
    const { error } = await auth.updateUser({ data: { full_name: name.trim() } })
    if (error) {
      await showRefusal(error)
      return
    }
    showToast({ title: m.account_name_saved(), variant: 'success' })
    await onChange()
  }

  const handleSubmit = () => {
    if (name.trim() !== '') {
      run(save)
      return
    }
    setProblem(m.account_name_missing())
    field.current?.focus()
  }

  return (
    <SettingsSection id="name" title={m.account_name_title()} lead={m.account_name_lead()}>
      <SettingsForm action={m.account_name_save()} isBusy={isBusy} onSubmit={handleSubmit}>
        <div className="w-full">
          <Field label={m.account_name_label()} error={problem}>
            {(control) => (
              <TextInput
                {...control}
                ref={field}
                name="name"
                autoComplete="name"
                maxLength={LONGEST_NAME}
                value={name}
                onChange={(event) => {
                  setName(event.target.value)
                  setProblem(undefined)
                }}
                required
              />
            )}
          </Field>
        </div>
      </SettingsForm>
    </SettingsSection>
  )
}
