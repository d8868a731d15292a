import { isLehraAlone, runsIntoSam, taalOf, type Taal } from '@dhvani/riyaz'
import { Flag, Minus, Plus } from '#icons'
import { m } from '#messages'
import { riyazSettings, useRiyazSettings } from '#lib/riyaz/riyaz-settings.ts'
import { findPracticeRoom, useRoomState } from '#lib/riyaz/room-state.ts'
import { Button, IconButton } from '#ui/button.tsx'
import { changeNumber, changeSettings, tapTempo } from './change-settings.ts'
import { LateFold, NumberSlider, PercentSlider, Panel, Tick } from './controls.tsx'
import { latePart } from '#ui/late-part.tsx'
import { MissingNotice, Wait } from '#ui/missing-part.tsx'
import { AddToMix } from './late-add-to-mix.tsx'
import { PartButton } from './part-button.tsx'
import { tempoSpoken, tempoText } from './taal-words.ts'

const Companions = latePart(async () => (await import('./companion-fields.tsx')).TablaCompanions, {
  missing: MissingNotice,
  waiting: () => <Wait />,
})

const step = (by: number) => changeNumber('tempo', riyazSettings.get().tempo + by)

const Tempo = ({ taal }: { readonly taal: Taal }) => (
  <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
    <div className="min-w-0 grow basis-56">
      <NumberSlider
        field="tempo"
        label={m.beat_tempo()}
        shown={(value) => tempoText(taal, value)}
        spoken={(value) => tempoSpoken(taal, value)}
      />
    </div>
    <div className="flex flex-wrap gap-1">
      <IconButton label={m.riyaz_slower()} look="secondary" onClick={() => step(-1)}>
        <Minus size={18} />
      </IconButton>
      <IconButton label={m.riyaz_faster()} look="secondary" onClick={() => step(1)}>
        <Plus size={18} />
      </IconButton>
      <Button
        look="secondary"
        onPointerDown={(event) => tapTempo(event.timeStamp)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' || event.key === ' ') tapTempo(event.timeStamp)
        }}
      >
        {m.riyaz_tap()}
      </Button>
    </div>
  </div>
)

type SwitchProps = {
  readonly field: 'hasCountIn' | 'hasLead' | 'isFilled'
  readonly label: string
  readonly disabled?: boolean | undefined
}

const Switch = ({ field, label, disabled }: SwitchProps) => (
  <Tick
    label={label}
    checked={useRiyazSettings()[field] && disabled !== true}
    disabled={disabled}
    onChange={(next) => changeSettings({ [field]: next })}
  />
)

/** What the cycle does, with a drum and without. */
const Cycle = () => (
  <>
    <Tick
      label={m.riyaz_feel_alive()}
      checked={useRiyazSettings().feel === 'alive'}
      onChange={(next) => changeSettings({ feel: next ? 'alive' : 'steady' })}
    />
    <Switch field="hasCountIn" label={m.riyaz_count_in()} />
  </>
)

/** What the tabla plays. */
const Drum = () => {
  const isHeard = useRoomState().tabla === 'playing'
  const settings = useRiyazSettings()
  const isAlone = isLehraAlone(settings)
  return (
    <>
      <PercentSlider field="tablaVolume" label={m.beat_volume_of({ loop: m.riyaz_tabla() })} />
      <div className="flex flex-col">
        <Switch field="isFilled" label={m.riyaz_filled()} />
        <Switch field="hasLead" label={m.riyaz_lead()} disabled={runsIntoSam(taalOf(settings))} />
        <Cycle />
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button
          look="secondary"
          disabled={!isHeard || isAlone}
          onClick={() => findPracticeRoom()?.playTihai()}
        >
          <Flag size={18} />
          {m.beat_tihai()}
        </Button>
        <p className="min-w-0 grow basis-48 text-sm text-ink-soft">{m.beat_tihai_text()}</p>
      </div>
      <AddToMix part="tabla" />
    </>
  )
}

/** What the button says before and while it sounds. */
const playWords = (isCounted: boolean, isLehra: boolean): readonly [string, string] => {
  if (isCounted) return [m.riyaz_count_play(), m.riyaz_count_stop()]
  if (isLehra) return [m.riyaz_play_lehra(), m.riyaz_stop_lehra()]
  return [m.riyaz_play_tabla(), m.riyaz_stop_tabla()]
}

/** The tabla, or for a tala that no drum of the room plays, the count alone. */
export const TablaPanel = () => {
  const settings = useRiyazSettings()
  const taal = taalOf(settings)
  const isCounted = taal.hands !== undefined
  const [play, stop] = playWords(isCounted, isLehraAlone(settings))
  return (
    <Panel
      title={isCounted ? m.beat_tempo() : m.riyaz_tabla()}
      action={<PartButton part="tabla" play={play} stop={stop} />}
    >
      <Tempo taal={taal} />
      {isCounted ? (
        <div className="flex flex-col">
          <p className="text-ink-soft">{m.riyaz_counted()}</p>
          <Cycle />
        </div>
      ) : (
        <Drum />
      )}
      <LateFold title={m.riyaz_lehra_manjira()} part={Companions} />
    </Panel>
  )
}
