import type { ReactNode } from 'react'
import { Check, Link2, Mail, MessageCircle, Share } from '#icons'
import { m } from '#messages'
import { useCopy } from '#lib/page/use-copy.ts'
import { Button, buttonClasses } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Dialog } from '#ui/dialog.tsx'
import { latePart } from '#ui/late-part.tsx'
import { FacebookMark, TwitterMark } from './network-marks.tsx'
import { shareTargets, type Shared } from './share-targets.ts'

const QrCode = latePart(async () => (await import('./qr-code.tsx')).QrCode, {
  waiting: () => <div className="mx-auto aspect-square w-full max-w-56" />,
})

const WIDE = 'w-full !justify-start'

const CopyLink = ({ url }: { readonly url: string }) => {
  const { isCopied, copy } = useCopy()

  const handleClick = async () => {
    try {
      await copy(url)
    } catch (error) {
      // A failed copy is only logged (docs/contract/product.md §8): the dialog shows the address.
      // oxlint-disable-next-line no-console
      console.warn('The link was not copied', error)
    }
  }
  return (
    <Button look="primary" className={WIDE} onClick={() => void handleClick()}>
      {isCopied ? <Check aria-hidden size={20} /> : <Link2 aria-hidden size={20} />}
      <span aria-live="polite">{isCopied ? m.share_copied() : m.share_copy()}</span>
    </Button>
  )
}

type ShareLinkProps = { readonly href: string; readonly icon: ReactNode; readonly label: string }

const ShareLink = ({ href, icon, label }: ShareLinkProps) => (
  <a
    href={href}
    target="_blank"
    rel="noopener noreferrer"
    className={classNames(buttonClasses('secondary'), WIDE)}
  >
    {icon}
    <span>{label}</span>
  </a>
)

/** Opens the system's share sheet, where there is one. Closing that sheet is no failure. */
const SystemShare = (shared: Shared) => {
  const handleClick = () =>
    navigator.share(shared).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) reportError(error)
    })
  return (
    <Button look="secondary" className={WIDE} onClick={() => void handleClick()}>
      <Share aria-hidden size={20} />
      {m.share_system()}
    </Button>
  )
}

type ShareDialogProps = {
  /** The link from the root of the site on; the open page, where there is none. */
  readonly path: string | undefined
  /** What is shared; the open page's title, where there is none. */
  readonly title?: string
  /** What the visitor says about the link, above the ways to send it. */
  readonly about?: ReactNode
  /** More about the link, below them. */
  readonly children?: ReactNode
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
}

export const ShareDialog = ({
  path,
  title = document.title,
  about,
  open,
  onOpenChange,
  children,
}: ShareDialogProps) => {
  const shared = { url: location.origin + (path ?? location.pathname), title }
  const targets = shareTargets(shared)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.share()}
      description={<span className="break-all">{shared.url}</span>}
      closeLabel={m.close()}
    >
      {about}
      <div className="flex flex-col gap-2.5">
        <CopyLink url={shared.url} />
        <ShareLink
          href={targets.whatsapp}
          icon={<MessageCircle aria-hidden size={20} />}
          label={m.share_whatsapp()}
        />
        <ShareLink href={targets.facebook} icon={<FacebookMark />} label={m.share_facebook()} />
        <ShareLink href={targets.twitter} icon={<TwitterMark />} label={m.share_twitter()} />
        <ShareLink
          href={targets.email}
          icon={<Mail aria-hidden size={20} />}
          label={m.share_email()}
        />
        {'share' in navigator ? <SystemShare {...shared} /> : null}
      </div>
      {children}
      <div className="mt-5">
        <QrCode text={shared.url} />
      </div>
    </Dialog>
  )
}
