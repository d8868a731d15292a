import { useState } from 'react'
import { Share2 } from '#icons'
import type { NamedMix } from '@dhvani/share-links/mix-code'
import { m } from '#messages'
import { BarButton } from '#ui/bar-button.tsx'
import { IconButton } from '#ui/button.tsx'
import { MixShare } from './mix-share.tsx'

type ShareMixButtonProps = {
  readonly disabled?: boolean
  /** Whether it is in the dock. */
  readonly isInBar?: boolean | undefined
  /** Whether it is the mix in the mixer, which others may hear together with this page. */
  readonly isMine?: boolean
  /** Read at the press. */
  readonly findMix: () => NamedMix
}

/** Shares the mix on screen, which need not be saved: a link holds all of it. */
export const ShareMixButton = ({
  disabled,
  isInBar,
  isMine = false,
  findMix,
}: ShareMixButtonProps) => {
  const [shared, setShared] = useState<ReturnType<typeof findMix>>()
  const button = {
    label: m.share_mix(),
    name: 'share',
    disabled,
    'aria-haspopup': 'dialog',
    onClick: () => setShared(findMix()),
    children: <Share2 size={18} />,
  } as const
  return (
    <>
      {isInBar ? (
        <BarButton word={m.share_in_bar()} {...button} />
      ) : (
        <IconButton look="secondary" {...button} />
      )}
      {shared ? (
        <MixShare {...shared} isMine={isMine} onClose={() => setShared(undefined)} />
      ) : null}
    </>
  )
}
