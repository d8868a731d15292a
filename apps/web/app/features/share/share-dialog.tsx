import { useState, type ReactNode } from 'react'
import { Check, Link2, Mail, MessageCircle, Share } from '#icons'
import { m } from '#messages'
import { useCopy } from '#lib/page/use-copy.ts'
import { Button, buttonClasses } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Dialog } from '#ui/dialog.tsx'
import { LateQrCode } from '#ui/late-qr-code.tsx'
import { isSetToIndia } from './is-set-to-india.ts'
import { shareTargets, type Shared } from './share-targets.ts'

/** Letters drawn in the style of the other icons; they are no network's logo. */
const SIZE = 20

const FacebookMark = () => (
  <svg aria-hidden viewBox="0 0 24 24" width={SIZE} height={SIZE} fill="none" stroke="currentColor">
    <rect x="3" y="3" width="18" height="18" rx="4" strokeWidth="2" />
    <path d="M15.5 7.5H14a2 2 0 0 0-2 2V21M9.5 13h5" strokeWidth="2" strokeLinecap="round" />
  </svg>
)

const TwitterMark = () => (
  <svg aria-hidden viewBox="0 0 24 24" width={SIZE} height={SIZE} fill="none" stroke="currentColor">
    <path
      d="M4 17.5c3 1.6 6.6 1.8 9.5.2 4-2.2 5.3-6.2 5.1-9.6L20.5 6l-2.3.3c-1.4-1.9-5.3-1.5-5.7 2C9 8.6 6.3 7 4.7 4.9c-1.2 3 .2 5.6 1.9 6.9-.8.1-1.6-.1-2.3-.5.2 2 1.6 3.4 3.5 4-.9 1.2-2.3 1.9-3.8 2.2Z"
      strokeWidth="2"
      strokeLinejoin="round"
    />
  </svg>
)

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
      {isCopied ? <Check size={20} /> : <Link2 size={20} />}
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
      <Share size={20} />
      {m.share_system()}
    </Button>
  )
}

/** In India a phone sends a link by WhatsApp before all else. */
const isPhoneInIndia = (): boolean => {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const { languages } = navigator
  return matchMedia('(pointer: coarse)').matches && isSetToIndia({ languages, timeZone })
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
  const [beginsWithWhatsApp] = useState(isPhoneInIndia)
  const whatsApp = (
    <ShareLink
      href={targets.whatsapp}
      icon={<MessageCircle size={20} />}
      label={m.share_whatsapp()}
    />
  )
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
        {beginsWithWhatsApp ? whatsApp : null}
        <CopyLink url={shared.url} />
        {beginsWithWhatsApp ? null : whatsApp}
        <ShareLink href={targets.facebook} icon={<FacebookMark />} label={m.share_facebook()} />
        <ShareLink href={targets.twitter} icon={<TwitterMark />} label={m.share_twitter()} />
        <ShareLink href={targets.email} icon={<Mail size={20} />} label={m.share_email()} />
        {'share' in navigator ? <SystemShare {...shared} /> : null}
      </div>
      {children}
      <div className="mt-5">
        <LateQrCode text={shared.url} alt={m.share_qr()} />
      </div>
    </Dialog>
  )
}
