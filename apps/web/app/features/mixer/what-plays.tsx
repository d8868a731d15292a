import type { TrackSnapshot } from '@dhvani/audio-engine'
import { m } from '#messages'
import { heardTracks } from '#lib/engine/heard.ts'
import { useBlocked } from '#lib/engine/use-blocked.ts'
import { useMixer } from '#lib/engine/use-mixer.ts'
import { nameInPage } from '#lib/sounds/sound-words.ts'

const isAtZero = ({ isPlaying, volume }: TrackSnapshot): boolean => isPlaying && volume === 0

const names = (tracks: readonly TrackSnapshot[]): string =>
  tracks.map(({ sound }) => nameInPage(sound)).join(m.mix_joint())

/** Names the sounds of the mix that are not heard, and why; in a folded dock also those that are. */
export const WhatPlays = ({ isFolded }: { readonly isFolded: boolean }) => {
  const tracks = useMixer((mix) => mix.tracks)
  const masterVolume = useMixer((mix) => mix.masterVolume)
  const isMasterAtZero = useMixer((mix) => mix.masterVolume === 0 && mix.isPlaying)
  const isBlocked = useBlocked()
  const paused = tracks.filter(({ isPlaying }) => !isPlaying)
  const atZero = tracks.filter(isAtZero)
  const unheard = [
    paused.length > 0 ? m.mix_paused({ names: names(paused) }) : [],
    isMasterAtZero ? m.mix_master_at_zero() : [],
    atZero.length > 0 && !isMasterAtZero ? m.mix_at_zero({ names: names(atZero) }) : [],
  ].flat()
  const heard = isFolded ? names(heardTracks({ tracks, masterVolume })) : ''
  const words = heard === '' ? unheard : [heard, ...unheard]
  if (words.length === 0 || isBlocked) return null
  return (
    <p title={words.join(m.mix_joint_reasons())} className="truncate text-sm text-ink-soft">
      {/* Only wide screens fold the dock: elsewhere its bar has no room for the names. */}
      {heard === '' ? null : (
        <span className="hidden lg:inline">
          {unheard.length > 0 ? heard + m.mix_joint_reasons() : heard}
        </span>
      )}
      {unheard.join(m.mix_joint_reasons())}
    </p>
  )
}
