import type { ReactNode } from 'react'
import { Coffee, Headphones, Trash2, VolumeX } from '#icons'
import type { SlotSnapshot } from '@dhvani/audio-engine'
import { m } from '#messages'
import { getBeatbox } from '#lib/listening/beatbox.ts'
import { loopName } from '#lib/beats/loop-name.ts'
import { classNames } from '#ui/class-names.ts'
import { Slider } from '#ui/slider.tsx'
import { loopDescription } from '../loop-words.ts'

type SlotMenuProps = {
  readonly index: number
  readonly slot: SlotSnapshot
  readonly onRemove: () => void
}

type SwitchProps = {
  readonly label: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly children: ReactNode
}

const Switch = ({ label, isOn, onChange, children }: SwitchProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    onClick={() => onChange(!isOn)}
    className={classNames(
      'flex min-h-14 min-w-fit flex-1 flex-col items-center justify-center gap-0.5 rounded-xl border px-1 text-center text-sm leading-tight font-semibold',
      isOn
        ? 'border-terracotta bg-terracotta-wash text-terracotta'
        : 'border-line text-ink-soft hover:border-edge hover:text-ink',
    )}
  >
    {children}
    <span>{label}</span>
  </button>
)

/** Volume, mute, solo, rest and remove of one musician. */
export const SlotMenu = ({ index, slot, onRemove }: SlotMenuProps) => {
  const { loopId, volume, isMuted, isSolo, isPlaying } = slot
  if (loopId === undefined) return null
  const name = loopName(loopId)
  return (
    <div className="w-64 max-w-[calc(100vw-56px)]">
      <p className="font-display text-lg leading-tight">{name}</p>
      <p className="text-sm text-ink-soft">{loopDescription(loopId)}</p>
      <div className="mt-2 flex items-center gap-3">
        <Slider
          className="min-w-0 grow"
          label={m.beat_volume_of({ loop: name })}
          value={volume}
          valueText={m.percent_spoken({ value: volume })}
          onChange={(value) => getBeatbox().setSlotVolume(index, value)}
        />
        <span aria-hidden className="tabular w-[2.75rem] text-end text-sm">
          {m.percent_short({ value: volume })}
        </span>
      </div>
      <div className="mt-2 flex flex-wrap gap-2">
        <Switch
          label={m.beat_mute()}
          isOn={isMuted}
          onChange={(isOn) => getBeatbox().setMuted(index, isOn)}
        >
          <VolumeX size={18} />
        </Switch>
        <Switch
          label={m.beat_solo()}
          isOn={isSolo}
          onChange={(isOn) => getBeatbox().setSolo(index, isOn)}
        >
          <Headphones size={18} />
        </Switch>
        <Switch
          label={m.beat_rest()}
          isOn={!isPlaying}
          onChange={() => getBeatbox().toggleSlot(index)}
        >
          <Coffee size={18} />
        </Switch>
      </div>
      <button
        type="button"
        onClick={onRemove}
        className="mt-2 flex min-h-11 w-full items-center justify-center gap-2 rounded-xl font-semibold text-danger hover:bg-danger-wash"
      >
        <Trash2 size={18} />
        {m.beat_remove()}
      </button>
    </div>
  )
}
