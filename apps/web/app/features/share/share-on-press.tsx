import { lazy, Suspense, useEffect, useState } from 'react'
import { followPresses } from '#lib/page/follow-presses.ts'

const loadDialog = async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog })
const ShareDialog = lazy(loadDialog)

/** The dialog that every `SharePress` of the open page opens. */
export const ShareOnPress = () => {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  useEffect(
    () =>
      followPresses(document, {
        selector: '[data-share]',
        prepare: loadDialog,
        press: () => setState('open'),
      }),
    [],
  )
  if (state === 'never') return null
  return (
    <Suspense fallback={null}>
      <ShareDialog
        path={undefined}
        open={state === 'open'}
        onOpenChange={(isOpen) => setState(isOpen ? 'open' : 'closed')}
      />
    </Suspense>
  )
}
