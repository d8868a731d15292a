import { useState } from 'react'
import { Share2 } from '#icons'
import { m } from '#messages'
import { Button } from '#ui/button.tsx'
import { LateShareDialog } from './late-share-dialog.tsx'

type ShareButtonProps = {
  /** Shares this page; without it, the page that is open. */
  readonly path?: string
}

/** The dialog is loaded when the pointer or the focus reaches the button. */
export const ShareButton = ({ path }: ShareButtonProps) => {
  const [isOpen, setIsOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const open = () => {
    setWasOpened(true)
    setIsOpen(true)
  }
  return (
    <>
      <Button
        look="secondary"
        aria-haspopup="dialog"
        onPointerEnter={LateShareDialog.prepare}
        onFocus={LateShareDialog.prepare}
        onClick={open}
      >
        <Share2 size={18} />
        {m.share()}
      </Button>
      {wasOpened ? <LateShareDialog path={path} open={isOpen} onOpenChange={setIsOpen} /> : null}
    </>
  )
}
