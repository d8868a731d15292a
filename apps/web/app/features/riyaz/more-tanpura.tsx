import { GAUGES, STRING_COUNTS, type Gauge, type StringCount } from '@dhvani/riyaz'
import { m } from '#messages'
import { useRiyazSettings } from '#lib/riyaz/riyaz-settings.ts'
import { SelectField } from '#ui/select-field.tsx'
import { changeSettings } from './change-settings.ts'
import { NumberSlider, PercentSlider } from './controls.tsx'

const GAUGE_NAMES: Readonly<Record<Gauge, () => string>> = {
  thin: m.riyaz_gauge_thin,
  usual: m.riyaz_gauge_usual,
  thick: m.riyaz_gauge_thick,
}

const WIRES = [
  ['firstGauge', m.riyaz_gauge_first],
  ['jorGauge', m.riyaz_gauge_jor],
  ['kharajGauge', m.riyaz_gauge_kharaj],
] as const

/** The wire of each string. */
const Wires = () => {
  const settings = useRiyazSettings()
  return (
    <>
      {WIRES.map(([field, name]) => (
        <SelectField
          key={field}
          label={name()}
          value={settings[field]}
          options={GAUGES.map((value) => ({ value, label: GAUGE_NAMES[value]() }))}
          onChange={(next) => changeSettings({ [field]: next })}
        />
      ))}
    </>
  )
}

/** What of a tanpura a listener seldom moves. */
export const MoreTanpura = () => {
  const { strings, tanpuras } = useRiyazSettings()
  return (
    <div className="mt-2 flex flex-col gap-4">
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <SelectField
          label={m.riyaz_strings()}
          value={String(strings)}
          options={STRING_COUNTS.map((count) => ({ value: String(count), label: String(count) }))}
          onChange={(next) => changeSettings({ strings: Number(next) as StringCount })}
        />
        <SelectField
          label={m.riyaz_tanpuras()}
          value={String(tanpuras)}
          options={['1', '2'].map((count) => ({ value: count, label: count }))}
          onChange={(next) => changeSettings({ tanpuras: next === '2' ? 2 : 1 })}
        />
        <Wires />
        <NumberSlider
          field="concertPitch"
          label={m.riyaz_pitch()}
          shown={(value) => m.riyaz_hertz({ value })}
        />
        <PercentSlider field="fullness" label={m.riyaz_fullness()} />
        <PercentSlider field="room" label={m.riyaz_room()} />
      </div>
      <p className="text-sm text-ink-soft">{m.riyaz_gauge_text()}</p>
    </div>
  )
}
