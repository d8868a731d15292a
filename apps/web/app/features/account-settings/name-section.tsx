import { useRef, useState, type FormEvent } from 'react'
import { m } from '#messages'
import { loadAuth } from '#lib/supabase/index.ts'
import { showToast } from '#lib/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Field, TextInput } from '#ui/field.tsx'
import type { SectionProps } from './account.ts'
import { SettingsSection } from './settings-section.tsx'
import { showRefusal } from './show-problem.ts'
import { useTask } from './use-task.ts'

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

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') {
      run(save)
      return
    }
    setProblem(m.account_name_missing())
    field.current?.focus()
  }

  return (
    <SettingsSection id="name" title={m.account_name_title()} lead={m.account_name_lead()}>
      <form
        method="post"
        noValidate
        onSubmit={handleSubmit}
        className="flex max-w-lg flex-col items-start gap-4"
      >
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
        <Button type="submit" look="secondary">
          {isBusy ? m.account_saving() : m.account_name_save()}
        </Button>
      </form>
    </SettingsSection>
  )
}
