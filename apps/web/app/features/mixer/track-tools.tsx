import { Headphones, VolumeX, type LucideIcon } from 'lucide-react'
import type { TrackSnapshot } from '@dhvani/audio-engine'
import { m } from '#messages'
import { getEngine } from '#lib/engine/engine.ts'
import { nameInPage } from '#lib/sounds/sound-words.ts'
import { classNames } from '#ui/class-names.ts'

type ToolProps = {
  readonly label: string
  readonly word: string
  readonly icon: LucideIcon
  readonly isOn: boolean
  readonly onPress: () => void
}

const Tool = ({ label, word, icon: Icon, isOn, onPress }: ToolProps) => (
  <button
    type="button"
    aria-label={label}
    aria-pressed={isOn}
    onClick={onPress}
    className={classNames(
      'flex min-h-11 min-w-11 flex-1 flex-col items-center justify-center rounded-xl border text-xs font-semibold',
      isOn
        ? 'border-terracotta bg-terracotta-wash text-terracotta'
        : 'border-line text-ink-soft hover:border-edge hover:text-ink',
    )}
  >
    <Icon aria-hidden size={18} />
    {word}
  </button>
)

/** Mute and solo of one sound, in a line of its own below it. */
export const TrackTools = ({ track }: { readonly track: TrackSnapshot }) => {
  const { sound, isMuted, isSolo } = track
  const name = nameInPage(sound)
  const { mixer } = getEngine()
  return (
    <div className="flex basis-full gap-1.5 pt-1 pr-1 pb-1.5">
      <Tool
        label={m.track_mute({ name })}
        word={m.track_mute_short()}
        icon={VolumeX}
        isOn={isMuted}
        onPress={() => mixer.setMuted(sound.id, !isMuted)}
      />
      <Tool
        label={m.track_solo({ name })}
        word={m.track_solo_short()}
        icon={Headphones}
        isOn={isSolo}
        onPress={() => mixer.setSolo(sound.id, !isSolo)}
      />
    </div>
  )
}
