import type { TrackSnapshot } from '@dhvani/audio-engine'
import { useEffect, useState } from 'react'
import { m } from '#messages'
import { heardTracks } from '#lib/engine/heard.ts'
import { useBlocked } from '#lib/listening/use-blocked.ts'
import { useMixer } from '#lib/listening/use-mixer.ts'
import { useStore } from '#lib/store/store.ts'
import { nameInPage } from '#lib/sounds/sound-words.ts'
import { awaitedSounds } from './play-when-online.ts'

/** A sound that loads for longer, in milliseconds, is named, as other waits are (lib/notices/waits.ts). */
const NAMED_AFTER_MS = 1000

const NONE: ReadonlySet<string> = new Set()

const SEPARATOR = '\n'

/** @returns ids of the sounds that have been loading for longer than a second and will then play */
const useLongLoading = (tracks: readonly TrackSnapshot[]): ReadonlySet<string> => {
  const loading = tracks
    .filter(({ status, isPlaying }) => status === 'loading' && isPlaying)
    .map(({ sound }) => sound.id)
  const key = loading.join(SEPARATOR)
  const [named, setNamed] = useState('')
  useEffect(() => {
    if (key === '') return undefined
    const timer = setTimeout(() => setNamed(key), NAMED_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setNamed('')
    }
  }, [key])
  if (named === '' || key === '') return NONE
  const isNamed = new Set(named.split(SEPARATOR))
  return new Set(loading.filter((id) => isNamed.has(id)))
}

const names = (tracks: readonly TrackSnapshot[]): string =>
  tracks.map(({ sound }) => nameInPage(sound)).join(m.mix_joint())

type Circumstances = {
  readonly isMasterAtZero: boolean
  /** Ids of the sounds that play when the network is back. */
  readonly awaited: ReadonlySet<string>
  /** Ids of the sounds that have been loading for longer than a moment. */
  readonly loading: ReadonlySet<string>
}

/** Says why sounds are not heard. Each sound is named under one reason: the first that holds. */
const reasonsOf = (
  tracks: readonly TrackSnapshot[],
  { isMasterAtZero, awaited, loading }: Circumstances,
): string[] => {
  // A sound that failed does not play, and the listener did not pause it.
  const failed = tracks.filter(({ status }) => status === 'failed')
  const waiting = failed.filter(({ sound }) => awaited.has(sound.id))
  const missing = failed.filter(({ sound }) => !awaited.has(sound.id))
  const late = tracks.filter(({ sound }) => loading.has(sound.id))
  const others = tracks.filter((track) => track.status !== 'failed' && !late.includes(track))
  const paused = others.filter(({ isPlaying }) => !isPlaying)
  const playing = others.filter(({ isPlaying }) => isPlaying)
  const muted = playing.filter(({ isMuted }) => isMuted)
  const silenced = playing.filter(({ isMuted, isSilenced }) => isSilenced && !isMuted)
  const atZero = playing.filter(({ volume, isSilenced }) => volume === 0 && !isSilenced)
  return [
    late.length > 0 ? m.mix_loading({ names: names(late) }) : [],
    waiting.length > 0 ? m.mix_waits({ names: names(waiting) }) : [],
    missing.length > 0 ? m.mix_failed({ names: names(missing) }) : [],
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
  const awaited = useStore(awaitedSounds, NONE)
  const loading = useLongLoading(tracks)
  const unheard = reasonsOf(tracks, { isMasterAtZero, awaited, loading })
  const heard = isFolded ? names(heardTracks({ tracks, masterVolume })) : ''
  const words = heard === '' ? unheard : [heard, ...unheard]
  if (words.length === 0 || isBlocked) return null
  return (
    <p
      title={words.join(m.mix_joint_reasons())}
      className="col-span-full row-start-1 truncate text-sm text-ink-soft @max-[22rem]:order-first @max-[22rem]:basis-full @max-[40rem]:mb-1"
    >
      {/* Only wide screens fold the dock: elsewhere its bar has no room for the names. */}
      {heard === '' ? null : (
        <span className="hidden @min-[64rem]:inline">
          {unheard.length > 0 ? heard + m.mix_joint_reasons() : heard}
        </span>
      )}
      <span>{unheard.join(m.mix_joint_reasons())}</span>
    </p>
  )
}
