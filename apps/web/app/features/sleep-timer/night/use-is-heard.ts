import { heardTracks } from '#lib/engine/heard.ts'
import { useBlocked } from '#lib/listening/use-blocked.ts'
import { useMixer } from '#lib/listening/use-mixer.ts'

/** @returns whether the mix can be heard */
export const useIsHeard = (): boolean => {
  const isPlaying = useMixer((mix) => heardTracks(mix).length > 0)
  const isBlocked = useBlocked()
  return isPlaying && !isBlocked
}
