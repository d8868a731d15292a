import type { TrackSnapshot } from '@dhvani/audio-engine'
import { m } from '#messages'
import { heardTracks } from '#lib/engine/heard.ts'
import { useBlocked } from '#lib/engine/use-blocked.ts'
import { useMixer } from '#lib/engine/use-mixer.ts'
import { nameInPage } from '#lib/sounds/sound-words.ts'

const names = (tracks: readonly TrackSnapshot[]): string =>
  tracks.map(({ sound }) => nameInPage(sound)).join(m.mix_joint())

/** Why sounds are not heard; each sound has the first reason that holds. */
const reasonsOf = (tracks: readonly TrackSnapshot[], isMasterAtZero: boolean): string[] => {
  const paused = tracks.filter(({ isPlaying }) => !isPlaying)
  const playing = tracks.filter(({ isPlaying }) => isPlaying)
  const muted = playing.filter(({ isMuted }) => isMuted)
  const silenced = playing.filter(({ isMuted, isSilenced }) => isSilenced && !isMuted)
  const atZero = playing.filter(({ volume, isSilenced }) => volume === 0 && !isSilenced)
  return [
    paused.length > 0 ? m.mix_paused({ names: names(paused) }) : [],
    muted.length > 0 ? m.mix_muted({ names: names(muted) }) : [],
    silenced.length > 0 ? m.mix_silenced({ names: names(silenced) }) : [],
    isMasterAtZero ? m.mix_master_at_zero() : [],
    atZero.length > 0 && !isMasterAtZero ? m.mix_at_zero({ names: names(atZero) }) : [],
  ].flat()
}

/** Names the sounds of the mix that are not heard, and why; in a folded dock also those that are. */
export const WhatPlays = ({ isFolded }: { readonly isFolded: boolean }) => {
  const tracks = useMixer((mix) => mix.tracks)
  const masterVolume = useMixer((mix) => mix.masterVolume)
  const isMasterAtZero = useMixer((mix) => mix.masterVolume === 0 && mix.isPlaying)
  const isBlocked = useBlocked()
  const unheard = reasonsOf(tracks, isMasterAtZero)
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
