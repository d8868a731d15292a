import { sayOffline } from '#lib/network/unreached-text.ts'
import { useWhenOnline } from '#lib/network/online.ts'
import { UnreachedNotice } from './unreached-notice.tsx'

type NotLoadedProps = { readonly text: string; readonly onAgain: () => void }

/** Stands where data could not be loaded. It tries again when the browser is online again. */
export const NotLoaded = ({ text, onAgain }: NotLoadedProps) => {
  useWhenOnline(true, onAgain)
  return <UnreachedNotice unreached={{ text: sayOffline(text), again: onAgain }} />
}
