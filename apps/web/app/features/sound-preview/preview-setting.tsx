import { useEffect, useRef, useState } from 'react'
import type { BuiltInSound } from '@dhvani/catalogue'
import { m } from '#messages'
import { getEngine } from '#lib/listening/page-engine.ts'
import { describeSetting } from '#lib/sounds/describe-setting.ts'
import { keepLastSetting } from '#lib/sounds/last-settings.ts'
import { forgetPreview, makePreview } from '#lib/sounds/preview-setting.ts'
import { createSliderRest } from '#lib/sounds/slider-rest.ts'
import { SettingControls } from '#ui/setting-controls.tsx'

/**
 * Plays the preview in another setting, at the same volume. The old one plays on until the new one is made.
 *
 * @param onUnmade gets the setting that plays on where the new one could not be made
 */
const usePreviewIn = (sound: BuiltInSound, onUnmade: (heard: string | undefined) => void) => {
  const [isUnmade, setIsUnmade] = useState(false)
  const [rest] = useState(createSliderRest)
  const latest = useRef<string>(undefined)
  const heard = useRef<string>(undefined)
  useEffect(
    () => () => {
      rest.forget()
      forgetPreview()
    },
    [rest],
  )

  const play = async (setting: string | undefined) => {
    const made = await makePreview(sound, setting).catch(reportError)
    const { preview } = getEngine()
    const shown = preview.getSnapshot()
    if (latest.current !== setting || shown.sound?.id !== sound.id) return
    setIsUnmade(!made)
    if (!made) {
      onUnmade(heard.current)
      return
    }
    heard.current = setting
    preview.open(made)
    preview.setVolume(shown.volume)
  }
  const playSoon = (setting: string | undefined) => {
    latest.current = setting
    rest.run(() => void play(setting))
  }
  return { isUnmade, playSoon }
}

type PreviewSettingProps = {
  readonly sound: BuiltInSound
  readonly setting: string | undefined
  readonly onChange: (setting: string | undefined) => void
}

/** Place and characters of the sound in its dialog. */
export const PreviewSetting = ({ sound, setting, onChange }: PreviewSettingProps) => {
  const { isUnmade, playSoon } = usePreviewIn(sound, onChange)
  // The dialog opens with the setting of the mix or the last chosen one, while its preview begins from the file.
  const first = useRef(setting)
  useEffect(() => {
    if (first.current) playSoon(first.current)
    // Once, with the first setting; `playSoon` is another function at each render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  const controls = describeSetting(sound, setting, (next) => {
    onChange(next)
    keepLastSetting(sound.id, next)
    playSoon(next)
  })
  return <SettingControls {...controls} problem={isUnmade ? m.setting_unmade() : undefined} />
}
