import { createContext, useContext, type ReactNode } from 'react'

type ShareDialogProps = {
  /** From the root of the site on. */
  readonly path: string
  readonly title: string
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  /** What the visitor says about the link, above the ways to send it. */
  readonly about?: ReactNode
  /** More about the link, below them. */
  readonly children?: ReactNode
}

type RenderShareDialog = (props: ShareDialogProps) => ReactNode

/** The site's share dialog. It is a feature, and features import no other feature. */
export const ShareDialogContext = createContext<RenderShareDialog | undefined>(undefined)

export const useShareDialog = (): RenderShareDialog => {
  const renderShareDialog = useContext(ShareDialogContext)
  if (!renderShareDialog) throw new Error('no share dialog around this part')
  return renderShareDialog
}
