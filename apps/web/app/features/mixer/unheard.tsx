import type { TrackSnapshot } from '@dhvani/audio-engine'
import { m } from '#messages'
import { useBlocked } from '#lib/engine/use-blocked.ts'
import { useMixer } from '#lib/engine/use-mixer.ts'
import { nameInPage } from '#lib/sounds/sound-words.ts'

const isAtZero = ({ isPlaying, volume }: TrackSnapshot): boolean => isPlaying && volume === 0

const names = (tracks: readonly TrackSnapshot[]): string =>
  tracks.map(({ sound }) => nameInPage(sound)).join(m.mix_joint())

/** Names the sounds of the mix that are not heard, and why. */
export const Unheard = () => {
  const tracks = useMixer((mix) => mix.tracks)
  const isMasterAtZero = useMixer((mix) => mix.masterVolume === 0 && mix.isPlaying)
  const isBlocked = useBlocked()
  const paused = tracks.filter(({ isPlaying }) => !isPlaying)
  const atZero = tracks.filter(isAtZero)
  const words = [
    paused.length > 0 ? m.mix_paused({ names: names(paused) }) : [],
    isMasterAtZero ? m.mix_master_at_zero() : [],
    atZero.length > 0 && !isMasterAtZero ? m.mix_at_zero({ names: names(atZero) }) : [],
  ].flat()
  if (words.length === 0 || isBlocked) return null
  const text = words.join(m.mix_joint_reasons())
  return (
    <p title={text} className="truncate text-sm text-ink-soft">
      {text}
    </p>
  )
}
