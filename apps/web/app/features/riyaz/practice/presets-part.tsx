import { useEffect, type FormEvent } from 'react'
import { parseName } from '@dhvani/catalogue'
import { Trash2 } from '#icons'
import { PRESET_LIMITS } from '@dhvani/riyaz'
import { m } from '#messages'
import { usePresets } from '#lib/riyaz/presets.ts'
import { riyazSettings } from '#lib/riyaz/riyaz-settings.ts'
import { followSavedPresets, savedPresets, useSavedPresets } from './saved-presets.ts'
import { useSession } from '#lib/session/session.ts'
import { useEntry } from '#lib/store/use-entry.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { Field, TextInput } from '#ui/field.tsx'
import { Wait } from '#ui/missing-part.tsx'
import { NotLoaded } from '#ui/not-loaded.tsx'
import { keepPreset, presetOf, removeKept, type KeptPreset } from './keep-preset.ts'

/** @param kept those that are where a new one will be */
const NewPreset = ({ kept }: { readonly kept: readonly KeptPreset[] }) => {
  const [name, setName] = useEntry('riyaz-preset', '')
  const wanted = parseName(name)
  const isFull =
    kept.length >= PRESET_LIMITS.count && kept.every((preset) => preset.name !== wanted)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (wanted === undefined || isFull) return
    void keepPreset({ name: wanted, settings: riyazSettings.get() })
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
      <Button type="submit" look="secondary" disabled={wanted === undefined || isFull}>
        {m.riyaz_preset_save()}
      </Button>
    </form>
  )
}

type PresetListProps = {
  readonly title: string
  readonly kept: readonly KeptPreset[]
  /** Ids of those that the account could not be told of yet. */
  readonly unsent?: ReadonlySet<string>
}

const PresetList = ({ title, kept, unsent }: PresetListProps) =>
  kept.length === 0 ? null : (
    <section>
      <h4 className="text-ink-soft">{title}</h4>
      <ul aria-label={title} className="flex flex-col gap-1">
        {kept.map((preset) => (
          <li key={preset.saved?.id ?? preset.name} className="flex min-w-0 items-center gap-2">
            <div className="flex min-w-0 grow flex-col">
              <Button
                look="quiet"
                className="min-w-0 !justify-start"
                onClick={() => riyazSettings.set(preset.settings)}
              >
                <span className="truncate">{preset.name}</span>
              </Button>
              {preset.saved && unsent?.has(preset.saved.id) ? (
                <p className="px-4 text-sm text-ink-soft">{m.riyaz_presets_unsent()}</p>
              ) : null}
            </div>
            <IconButton
              label={m.riyaz_preset_remove({ name: preset.name })}
              onClick={() => removeKept(preset)}
            >
              <Trash2 aria-hidden size={18} />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  )

/** Settings under names: those of the account, where there is one, and those of this device. */
export const PresetsPart = () => {
  useEffect(followSavedPresets, [])
  const isSignedIn = useSession().status === 'signed-in'
  const { mixes, status, unsent } = useSavedPresets()
  const own = mixes.map(presetOf)
  const onDevice = usePresets()
  const isKnown = !isSignedIn || status === 'ready'
  return (
    <>
      <NewPreset kept={isSignedIn ? own : onDevice} />
      {isSignedIn && status === 'failed' && own.length === 0 ? (
        <NotLoaded text={m.riyaz_presets_failed()} onAgain={() => void savedPresets.sync()} />
      ) : null}
      {isSignedIn && status === 'loading' ? <Wait words={m.riyaz_presets_loading()} /> : null}
      <PresetList title={m.riyaz_presets_in_account()} kept={own} unsent={unsent} />
      <PresetList title={m.riyaz_presets_on_device()} kept={onDevice} />
      {isKnown && own.length + onDevice.length === 0 ? (
        <p className="text-ink-soft">{m.riyaz_presets_none()}</p>
      ) : null}
    </>
  )
}
