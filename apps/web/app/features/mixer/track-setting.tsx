import type { TrackSnapshot } from '@dhvani/audio-engine'
import type { BuiltInSound } from '@dhvani/catalogue'
import { m } from '#messages'
import { getEngine } from '#lib/engine/engine.ts'
import { useStore } from '#lib/page/store.ts'
import { describeSetting } from '#lib/sounds/describe-setting.ts'
import { keepLastSetting } from '#lib/sounds/last-settings.ts'
import { unmadeSettings } from '#lib/sounds/renewal/unmade-settings.ts'
import { SettingControls } from '#ui/setting-controls.tsx'

const NONE: ReadonlySet<string> = new Set()

type TrackSettingProps = { readonly sound: BuiltInSound; readonly track: TrackSnapshot }

const findProblem = ({ sound, isStreamed }: TrackSnapshot, isUnmade: boolean) => {
  if (isStreamed) return m.setting_streamed()
  return isUnmade && sound.setting ? m.setting_unmade() : undefined
}

/** Place and characters of a sound of the mix. The voice leaves out settings that come too fast for it. */
export const TrackSetting = ({ sound, track }: TrackSettingProps) => {
  const isUnmade = useStore(unmadeSettings, NONE).has(sound.id)
  const controls = describeSetting(sound, track.sound.setting, (next) => {
    getEngine().mixer.setSetting(sound.id, next)
    keepLastSetting(sound.id, next)
  })
  return (
    <div data-setting={sound.id} className="basis-full px-2 pt-1 pb-2">
      <SettingControls {...controls} problem={findProblem(track, isUnmade)} />
    </div>
  )
}
