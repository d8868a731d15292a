import { useState } from 'react'
import { Share2 } from '#icons'
import type { Mix } from '@dhvani/catalogue'
import { m } from '#messages'
import { IconButton } from '#ui/button.tsx'
import { MixShare } from './mix-share.tsx'

type ShareMixButtonProps = {
  readonly disabled?: boolean
  /** Read at the press. */
  readonly findMix: () => { readonly name: string; readonly mix: Mix }
}

/** Shares the mix on screen, which need not be saved: a link holds all of it. */
export const ShareMixButton = ({ disabled, findMix }: ShareMixButtonProps) => {
  const [shared, setShared] = useState<ReturnType<typeof findMix>>()
  return (
    <>
      <IconButton
        label={m.share_mix()}
        look="secondary"
        aria-haspopup="dialog"
        disabled={disabled}
        onClick={() => setShared(findMix())}
      >
        <Share2 aria-hidden size={18} />
      </IconButton>
      {shared ? <MixShare {...shared} onClose={() => setShared(undefined)} /> : null}
    </>
  )
}
