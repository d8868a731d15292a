import { useEffect, useState } from 'react'
import { followPresses } from '#lib/page/follow-presses.ts'
import { LateShareDialog } from './late-share-dialog.tsx'

/** The dialog that every `SharePress` of the open page opens. */
export const ShareOnPress = () => {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  useEffect(
    () =>
      followPresses(document, {
        selector: '[data-share]',
        prepare: LateShareDialog.prepare,
        press: () => setState('open'),
      }),
    [],
  )
  if (state === 'never') return null
  return (
    <LateShareDialog
      path={undefined}
      open={state === 'open'}
      onOpenChange={(isOpen) => setState(isOpen ? 'open' : 'closed')}
    />
  )
}
