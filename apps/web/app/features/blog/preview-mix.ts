import type { SoundSource } from '@dhvani/audio-engine'
import { openMixPreview, type MixPreview } from '@dhvani/audio-engine/mix-preview'
import { VOLUME } from '@dhvani/catalogue/limits'
import { getEngine } from '#lib/listening/page-engine.ts'
import { startSound } from '#lib/listening/start-sound.ts'
import { isOnline, networkReturns } from '#lib/network/online.ts'
import { unreachedText } from '#lib/network/unreached-text.ts'
import { showProblem } from '#lib/notices/show-problem.ts'
import { nameInPage } from '#lib/sounds/sound-words.ts'

type Wanted = {
  readonly tracks: readonly { readonly sound: SoundSource; readonly volume: number }[]
  /** Called when it begins to wait for the network, and when it goes on. */
  readonly onWaiting: (isWaiting: boolean) => void
  /** Called with the names of the sounds that could not be loaded, while the others play. */
  readonly onMissing: (names: readonly string[]) => void
}

let preview: MixPreview | undefined
/** What is to be heard, also while it waits for the network. */
let wanted: Wanted | undefined

/** None of its sounds has come: it plays when the network is back. */
const playOverCut = async (opened: MixPreview, lost: Wanted) => {
  if (!isOnline()) lost.onWaiting(true)
  const isBack = await networkReturns()
  if (wanted !== lost) return
  if (isBack) {
    lost.onWaiting(false)
    opened.play({ masterVolume: VOLUME.defaultMaster, tracks: lost.tracks })
  } else {
    wanted = undefined
    showProblem(unreachedText())
  }
}

const open = (): MixPreview => {
  const opened = openMixPreview(getEngine())
  let wasLoading = false
  opened.subscribe(() => {
    const { isPlaying, isLoading, failed } = opened.getSnapshot()
    if (wanted && wasLoading && !isPlaying) void playOverCut(opened, wanted)
    if (wanted && wasLoading && isPlaying && !isLoading && failed.length > 0)
      wanted.onMissing(
        wanted.tracks.flatMap(({ sound }) => (failed.includes(sound.id) ? nameInPage(sound) : [])),
      )
    wasLoading = isLoading
  })
  return opened
}

/** Plays a whole mix for as long as a preview lasts. */
export const previewMix = (mix: Wanted): void => {
  void startSound()
  wanted = mix
  preview ??= open()
  preview.play({ masterVolume: VOLUME.defaultMaster, tracks: mix.tracks })
}

export const stopMixPreview = (): void => {
  wanted = undefined
  preview?.pause()
}
