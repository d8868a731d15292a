import { type ComponentProps, useEffect } from 'react'
import { Flag, Pause, Play, RotateCcw, Save } from '#icons'
import { BEATBOX } from '@dhvani/catalogue'
import { m } from '#messages'
import { getBeatbox, useBeatbox } from '#lib/listening/beatbox.ts'
import { Button } from '#ui/button.tsx'
import { Slider } from '#ui/slider.tsx'
import { RecordButton } from '../recording/record-button.tsx'
import type { Recorder } from '../recording/use-recorder.ts'
import { useTihai } from '../taal/use-tihai.ts'
import { togglePlay } from './toggle-play.ts'
import type { Icon } from '#ui/create-icon.tsx'
import { STACKED } from './stacked.ts'
import { beginWait } from '#lib/notices/waits.ts'

/** Names the wait for loops of a beat that is to play and whose files are still on their way. */
const useLoopWait = (): void => {
  const isWaiting = useBeatbox(
    ({ isPlaying, slots }) => isPlaying && slots.some(({ status }) => status === 'loading'),
  )
  useEffect(() => (isWaiting ? beginWait(m.preview_loading()) : undefined), [isWaiting])
}

type TransportButtonProps = Omit<ComponentProps<typeof Button>, 'children' | 'className'> & {
  readonly icon: Icon
  readonly label: string
}

/** A picture with its name: below it on phones, beside it where there is room. */
const TransportButton = ({ icon: Icon, label, ...rest }: TransportButtonProps) => (
  <Button look="secondary" className={STACKED} aria-label={label} title={label} {...rest}>
    <Icon size={18} />
    <span>{label}</span>
  </Button>
)

type TransportProps = {
  readonly recorder: Recorder
  /** Says beside Play what the beat did to the mix: paused it, or brought it back. */
  readonly mixTurn: string | undefined
  readonly onRecord: () => void
  readonly onReset: () => void
  readonly onSave: () => void
}

type FaderProps = Omit<ComponentProps<typeof Slider>, 'className'> & {
  readonly title: string
  readonly shownValue: string
}

const Fader = ({ title, shownValue, ...slider }: FaderProps) => (
  <div className="min-w-0 grow basis-32">
    <div aria-hidden className="flex justify-between gap-2 text-sm leading-tight">
      <span className="truncate font-semibold">{title}</span>
      <span className="tabular text-ink-soft">{shownValue}</span>
    </div>
    <Slider className="!h-8 w-full" {...slider} />
  </div>
)

const Tempo = () => {
  const tempo = useBeatbox((stage) => stage.tempo)
  return (
    <Fader
      title={m.beat_tempo()}
      shownValue={m.beat_tempo_value({ value: tempo })}
      label={m.beat_tempo()}
      min={BEATBOX.tempo.min}
      max={BEATBOX.tempo.max}
      value={tempo}
      valueText={m.beat_tempo_spoken({ value: tempo })}
      onChange={(value) => getBeatbox().setTempo(value)}
    />
  )
}

const MasterVolume = () => {
  const volume = useBeatbox((stage) => stage.masterVolume)
  return (
    <Fader
      title={m.volume()}
      shownValue={m.percent_short({ value: volume })}
      label={m.master_volume()}
      value={volume}
      valueText={m.percent_spoken({ value: volume })}
      onChange={(value) => getBeatbox().setMasterVolume(value)}
    />
  )
}

/** Play and pause, record, tempo, master volume, tihai, reset and save. */
export const Transport = ({ recorder, mixTurn, onRecord, onReset, onSave }: TransportProps) => {
  const isPlaying = useBeatbox((stage) => stage.isPlaying)
  const isEmpty = useBeatbox((stage) => stage.activeCount === 0)
  const tihai = useTihai()
  useLoopWait()
  return (
    <section
      aria-label={m.beat_transport()}
      className="flex flex-wrap items-center gap-x-2 gap-y-1.5 sm:gap-x-4"
    >
      <Button
        className="!px-3 min-w-24 sm:!px-5 sm:min-w-28"
        aria-label={isPlaying ? m.beat_pause() : m.beat_play()}
        onClick={togglePlay}
      >
        {isPlaying ? <Pause size={20} /> : <Play size={20} />}
        <span>{isPlaying ? m.beat_pause() : m.beat_play()}</span>
      </Button>
      <p
        aria-live="polite"
        className="order-last w-full text-sm leading-tight empty:sr-only sm:order-none sm:w-36"
      >
        {mixTurn}
      </p>
      <div className="ms-auto flex flex-wrap justify-between gap-1 max-[22rem]:w-full sm:order-last sm:gap-2">
        <RecordButton recorder={recorder} onToggle={onRecord} />
        <TransportButton
          icon={Flag}
          label={m.beat_tihai()}
          look={tihai.isComing ? 'primary' : 'secondary'}
          disabled={!tihai.isPossible}
          title={m.beat_tihai_text()}
          aria-pressed={tihai.isComing}
          onClick={tihai.toggle}
        />
        <TransportButton icon={RotateCcw} label={m.beat_reset()} onClick={onReset} />
        <TransportButton icon={Save} label={m.beat_save()} disabled={isEmpty} onClick={onSave} />
      </div>
      <div className="flex w-full flex-wrap gap-x-4 gap-y-1 sm:w-auto sm:grow sm:basis-64">
        <Tempo />
        <MasterVolume />
      </div>
    </section>
  )
}
