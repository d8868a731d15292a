import { FIRST_STRINGS, SA_KEYS, type FirstString } from '@dhvani/riyaz'
import { m } from '#messages'
import { useRiyazSettings } from '#lib/riyaz/riyaz-settings.ts'
import { latePart } from '#ui/late-part.tsx'
import { MissingNotice, Wait } from '#ui/missing-part.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { changeSettings } from './change-settings.ts'
import { LateFold, NumberSlider, PercentSlider, Panel } from './controls.tsx'
import { AddToMix } from './late-add-to-mix.tsx'
import { PartButton } from './part-button.tsx'
import { saName } from './sa-name.ts'

const FIRST_NAMES: Readonly<Record<FirstString, () => string>> = {
  Pa: m.riyaz_first_pa,
  Ma: m.riyaz_first_ma,
  Ni: m.riyaz_first_ni,
  Dha: m.riyaz_first_dha,
  none: m.riyaz_first_none,
}

const LATE = { missing: MissingNotice, waiting: () => <Wait /> }

const MoreTanpura = latePart(async () => (await import('./more-tanpura.tsx')).MoreTanpura, LATE)
const Swarmandal = latePart(
  async () => (await import('./companion-fields.tsx')).SwarmandalFields,
  LATE,
)

export const TanpuraPanel = () => {
  const { sa, first } = useRiyazSettings()
  return (
    <Panel
      title={m.riyaz_tanpura()}
      action={
        <PartButton part="tanpura" play={m.riyaz_play_tanpura()} stop={m.riyaz_stop_tanpura()} />
      }
    >
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <SelectField
          label={m.riyaz_sa()}
          value={sa}
          options={SA_KEYS.map((key) => ({ value: key.id, label: saName(key) }))}
          onChange={(next) => changeSettings({ sa: next })}
        />
        <SelectField
          label={m.riyaz_first()}
          value={first}
          options={FIRST_STRINGS.map((value) => ({ value, label: FIRST_NAMES[value]() }))}
          onChange={(next) => changeSettings({ first: next })}
        />
        <NumberSlider
          field="cents"
          label={m.riyaz_cents()}
          shown={(value) => m.riyaz_cents_value({ value })}
        />
        <PercentSlider field="jawari" label={m.riyaz_jawari()} />
        <NumberSlider
          field="round"
          label={m.riyaz_round()}
          shown={(value) => m.riyaz_seconds({ value })}
          spoken={(value) => m.riyaz_seconds_spoken({ value })}
        />
        <PercentSlider
          field="tanpuraVolume"
          label={m.beat_volume_of({ loop: m.riyaz_tanpura() })}
        />
      </div>
      <p className="text-sm text-ink-soft">{m.riyaz_sa_for_all()}</p>
      <LateFold title={m.riyaz_more_tanpura()} part={MoreTanpura} />
      <LateFold title={m.riyaz_swarmandal()} part={Swarmandal} />
      <AddToMix part="tanpura" />
    </Panel>
  )
}
