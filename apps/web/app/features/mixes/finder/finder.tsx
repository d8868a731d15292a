import { useState } from 'react'
import { Search } from '#icons'
import { m } from '#messages'
import type { ReadyMixId } from '#lib/mixes/ready-mixes.ts'
import { IconButton } from '#ui/button.tsx'
import { latePart } from '#ui/late-part.tsx'
import { MissingDialog, WaitingDialog } from '#ui/missing-part.tsx'

const dialogPart = { missing: MissingDialog, waiting: WaitingDialog }

const FinderDialog = latePart(
  async () => (await import('./finder-dialog.tsx')).FinderDialog,
  dialogPart,
)

const ReadyMixDialog = latePart(
  async () => (await import('../ready-mix-dialog.tsx')).ReadyMixDialog,
  dialogPart,
)

/** Opens the search for sounds and mixes. */
export const Finder = () => {
  const [open, setOpen] = useState<'search' | ReadyMixId>()
  const close = () => setOpen(undefined)
  return (
    <>
      <IconButton
        look="secondary"
        label={m.find_title()}
        aria-haspopup="dialog"
        onClick={() => setOpen('search')}
      >
        <Search size={20} />
      </IconButton>
      {open === 'search' ? <FinderDialog onClose={close} onReady={setOpen} /> : null}
      {open !== undefined && open !== 'search' ? (
        <ReadyMixDialog id={open} open onClose={close} />
      ) : null}
    </>
  )
}
