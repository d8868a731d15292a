import type { FormEvent } from 'react'
import { Trash2 } from '#icons'
import { PRESET_LIMITS, type Preset } from '@dhvani/riyaz'
import { m } from '#messages'
import { showToast, UNDO_MS } from '#lib/notices/toasts.ts'
import { presets, removePreset, savePreset, usePresets } from '#lib/riyaz/presets.ts'
import { riyazSettings } from '#lib/riyaz/riyaz-settings.ts'
import { useEntry } from '#lib/store/use-entry.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Field, TextInput } from '#ui/field.tsx'

/** Puts a preset back, unless its place was taken meanwhile: then none of the others may go for it. */
const bringBack = (preset: Preset) => {
  if (presets.get().length < PRESET_LIMITS.count) savePreset(preset)
  else showToast({ title: m.riyaz_presets_full(), variant: 'destructive' })
}

const remove = (preset: Preset) => {
  const { name } = preset
  removePreset(name)
  showToast({
    title: m.riyaz_preset_removed({ name }),
    duration: UNDO_MS,
    action: { label: m.undo(), onAction: () => bringBack(preset) },
  })
}

const NewPreset = ({ kept }: { readonly kept: readonly Preset[] }) => {
  const [name, setName] = useEntry('riyaz-preset', '')
  const isNew = kept.every((preset) => preset.name !== name.trim())
  const isFull = kept.length >= PRESET_LIMITS.count && isNew
  const save = (event: FormEvent) => {
    event.preventDefault()
    const wanted = name.trim()
    if (wanted === '' || isFull) return
    savePreset({ name: wanted, settings: riyazSettings.get() })
    showToast({ title: m.riyaz_preset_saved({ name: wanted }), variant: 'success' })
    setName('')
  }
  return (
    <form onSubmit={save} className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 grow basis-48">
        <Field
          label={m.riyaz_preset_name()}
          error={isFull && name !== '' ? m.riyaz_presets_full() : undefined}
        >
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              most={PRESET_LIMITS.name}
              value={name}
              onChange={(event) => setName(event.target.value)}
            />
          )}
        </Field>
      </div>
      <Button type="submit" look="secondary" disabled={name.trim() === '' || isFull}>
        {m.riyaz_preset_save()}
      </Button>
    </form>
  )
}

/** Settings under names. One of the same name is replaced. */
export const PresetsPart = () => {
  const kept = usePresets()
  return (
    <>
      <NewPreset kept={kept} />
      {kept.length === 0 ? (
        <p className="text-ink-soft">{m.riyaz_presets_none()}</p>
      ) : (
        <ul className="flex flex-col gap-1">
          {kept.map((preset) => (
            <li key={preset.name} className="flex min-w-0 items-center gap-2">
              <Button
                look="quiet"
                className="min-w-0 grow !justify-start"
                onClick={() => riyazSettings.set(preset.settings)}
              >
                <span className="truncate">{preset.name}</span>
              </Button>
              <IconButton
                label={m.riyaz_preset_remove({ name: preset.name })}
                onClick={() => remove(preset)}
              >
                <Trash2 aria-hidden size={18} />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
