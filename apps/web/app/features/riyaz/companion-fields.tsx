import { findLehra } from '@dhvani/riyaz'
import { m } from '#messages'
import { useRiyazSettings } from '#lib/riyaz/riyaz-settings.ts'
import { changeSettings } from './change-settings.ts'
import { NumberSlider, PercentSlider, Tick } from './controls.tsx'
import { ScaleField } from './sur/scale-field.tsx'
import { scaleName } from './sur/scale-words.ts'

/** The swarmandal that sweeps over the notes of a raga while the tanpura plays. */
export const SwarmandalFields = () => {
  const { hasSwarmandal, scale } = useRiyazSettings()
  return (
    <div className="mt-2 flex flex-col gap-4">
      <p className="text-sm text-ink-soft">{m.riyaz_swarmandal_text()}</p>
      <Tick
        label={m.riyaz_swarmandal_on()}
        checked={hasSwarmandal}
        onChange={(next) => changeSettings({ hasSwarmandal: next })}
      />
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <ScaleField scale={scale} />
        <NumberSlider
          field="sweepEvery"
          label={m.riyaz_sweep_every()}
          shown={(value) => m.riyaz_seconds({ value })}
          spoken={(value) => m.riyaz_seconds_spoken({ value })}
        />
        <PercentSlider
          field="swarmandalVolume"
          label={m.beat_volume_of({ loop: m.riyaz_swarmandal() })}
        />
      </div>
    </div>
  )
}

/** The lehra of the taal, if it has one. */
const LehraFields = () => {
  const { taal, hasLehra, hasTheka } = useRiyazSettings()
  const lehra = findLehra(taal)
  if (!lehra) return <p className="text-sm text-ink-soft">{m.riyaz_lehra_none()}</p>
  return (
    <>
      <p className="text-sm text-ink-soft">{m.riyaz_lehra_text({ raga: scaleName(lehra.raga) })}</p>
      <div className="flex flex-col">
        <Tick
          label={m.riyaz_lehra_on()}
          checked={hasLehra}
          onChange={(next) => changeSettings({ hasLehra: next })}
        />
        {hasLehra && (
          <Tick
            label={m.riyaz_lehra_alone()}
            checked={!hasTheka}
            onChange={(next) => changeSettings({ hasTheka: !next })}
          />
        )}
      </div>
      <PercentSlider field="lehraVolume" label={m.beat_volume_of({ loop: m.riyaz_lehra() })} />
    </>
  )
}

/** What plays beside the tabla: a lehra, and the manjira that keeps the claps of the taal. */
export const TablaCompanions = () => (
  <div className="mt-2 flex flex-col gap-4">
    <LehraFields />
    <p className="text-sm text-ink-soft">{m.riyaz_manjira_text()}</p>
    <Tick
      label={m.riyaz_manjira_on()}
      checked={useRiyazSettings().hasManjira}
      onChange={(next) => changeSettings({ hasManjira: next })}
    />
    <PercentSlider field="manjiraVolume" label={m.beat_volume_of({ loop: m.riyaz_manjira() })} />
  </div>
)
