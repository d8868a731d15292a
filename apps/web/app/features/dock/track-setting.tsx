import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { TrackSnapshot } from '@dhvani/audio-engine'
import type { BuiltInSound } from '@dhvani/catalogue'
import { m } from '#messages'
import { getEngine } from '#lib/listening/page-engine.ts'
import { useStore } from '#lib/store/store.ts'
import { describeSetting } from '#lib/sounds/describe-setting.ts'
import { keepLastSetting } from '#lib/sounds/last-settings.ts'
import { unmadeSettings } from '#lib/sounds/renewal/unmade-settings.ts'
import { createSliderRest } from '#lib/sounds/slider-rest.ts'
import { SettingControls } from '#ui/setting-controls.tsx'

const NONE: ReadonlySet<string> = new Set()

type TrackSettingProps = { readonly sound: BuiltInSound; readonly track: TrackSnapshot }

const findProblem = ({ isStreamed }: TrackSnapshot, isRefused: boolean) => {
  if (isStreamed) return m.setting_streamed()
  return isRefused ? m.setting_unmade() : undefined
}

/**
 * A setting that the controls show at once, and that the mix gets when the slider rests. Where it cannot be made, both go
 * back to the one that plays on.
 */
const useSettingOfTrack = ({ id, setting }: TrackSnapshot['sound'], isUnmade: boolean) => {
  const [isRefused, setIsRefused] = useState(false)
  const heard = useRef(isUnmade ? undefined : setting)
  useEffect(() => {
    if (!isUnmade || setting === heard.current) return
    setIsRefused(true)
    keepLastSetting(id, heard.current)
    getEngine().mixer.setSetting(id, heard.current)
  }, [isUnmade, id, setting])
  const [rest] = useState(createSliderRest)
  const [moved, setMoved] = useState<{ readonly setting: string | undefined }>()
  // A listener who closes the controls, or leaves the page, has made the choice.
  useEffect(() => {
    addEventListener('pagehide', rest.runNow)
    return () => {
      removeEventListener('pagehide', rest.runNow)
      rest.runNow()
    }
  }, [rest])
  const change = (next: string | undefined) => {
    if (!isUnmade) heard.current = setting
    setIsRefused(false)
    setMoved({ setting: next })
    keepLastSetting(id, next)
    rest.run(() => {
      getEngine().mixer.setSetting(id, next)
      setMoved(undefined)
    })
  }
  return { setting: moved ? moved.setting : setting, change, isRefused }
}

/** Place and characters of a sound of the mix. */
export const TrackSetting = ({ sound, track }: TrackSettingProps) => {
  const isUnmade = useStore(unmadeSettings, NONE).has(sound.id)
  const { setting, change, isRefused } = useSettingOfTrack(track.sound, isUnmade)
  const controls = useRef<HTMLDivElement>(null)
  // Those of the lowest sound would open out of sight. The name stays above them.
  useLayoutEffect(() => {
    controls.current?.parentElement?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={controls} data-setting={sound.id} className="basis-full px-2 pt-1 pb-2">
      <SettingControls
        {...describeSetting(sound, setting, change)}
        problem={findProblem(track, isRefused)}
      />
    </div>
  )
}
