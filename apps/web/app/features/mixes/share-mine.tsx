import { useMixer } from '#lib/engine/use-mixer.ts'
import { describeMine } from './keep-mix.ts'
import { ShareMixButton } from './share-mix-button.tsx'

/** Shares the mix in the mixer, saved or not. */
export const ShareMine = () => {
  const isEmpty = useMixer((mix) => mix.tracks.length === 0)
  return <ShareMixButton disabled={isEmpty} findMix={describeMine} />
}
