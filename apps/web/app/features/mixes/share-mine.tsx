import { useMixer } from '#lib/listening/use-mixer.ts'
import { describeMine } from './keep-mix.ts'
import { ShareMixButton } from './share-mix-button.tsx'

/** Shares the mix in the mixer, saved or not. */
export const ShareMine = ({ isInBar }: { readonly isInBar?: boolean }) => {
  const isEmpty = useMixer((mix) => mix.tracks.length === 0)
  return <ShareMixButton isMine isInBar={isInBar} disabled={isEmpty} findMix={describeMine} />
}
