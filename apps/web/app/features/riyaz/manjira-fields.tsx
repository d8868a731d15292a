import { m } from '#messages'
import { useRiyazSettings } from '#lib/riyaz/riyaz-settings.ts'
import { changeSettings } from './change-settings.ts'
import { NumberSlider, Tick } from './controls.tsx'

/** The manjira that keeps the claps of the taal. */
export const ManjiraFields = () => (
  <div className="mt-2 flex flex-col gap-4">
    <p className="text-sm text-ink-soft">{m.riyaz_manjira_text()}</p>
    <Tick
      label={m.riyaz_manjira_on()}
      checked={useRiyazSettings().hasManjira}
      onChange={(next) => changeSettings({ hasManjira: next })}
    />
    <NumberSlider
      field="manjiraVolume"
      label={m.beat_volume_of({ loop: m.riyaz_manjira() })}
      shown={(value) => m.percent_short({ value })}
      spoken={(value) => m.percent_spoken({ value })}
    />
  </div>
)
