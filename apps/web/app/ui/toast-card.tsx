import {
  type FocusEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { CircleAlert, CircleCheck, X } from '#icons'
import { m } from '#messages'
import { findReference } from '#lib/network/failed-answer.ts'
import { toasts, type Toast, type ToastVariant } from '#lib/notices/toasts.ts'
import { Button, IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { makeRoomForToaster } from './toast-room.ts'

const LOOKS: Readonly<Record<ToastVariant, string>> = {
  default: 'border-line bg-surface',
  success: 'border-peacock bg-peacock-wash',
  destructive: 'border-danger bg-danger-wash',
}

const ToastIcon = ({ variant }: { readonly variant: ToastVariant }) => {
  if (variant === 'destructive')
    return <CircleAlert size={20} className="mt-0.5 shrink-0 text-danger" />
  if (variant === 'success')
    return <CircleCheck size={20} className="mt-0.5 shrink-0 text-peacock" />
  return null
}

type ToastCardProps = { readonly toast: Toast; readonly closeLabel: string }

/** @returns a callback for the focus that comes into the card: when the card goes, the focus goes back to where it was */
const useFocusBack = (card: RefObject<HTMLElement | null>) => {
  const cameFrom = useRef<HTMLElement>(undefined)
  useLayoutEffect(() => {
    const element = card.current
    return () => {
      // A finger or a pointer would open the keyboard of a field that it left.
      if (element?.querySelector(':focus-visible'))
        (cameFrom.current?.isConnected ? cameFrom.current : document.querySelector('main'))?.focus()
    }
  }, [card])
  return ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !card.current?.contains(relatedTarget))
      cameFrom.current = relatedTarget
  }
}

/** A toast. It stays while the pointer is on it or the focus is inside it. */
export const ToastCard = ({ toast, closeLabel }: ToastCardProps) => {
  const [isHeld, setIsHeld] = useState(false)
  const card = useRef<HTMLDivElement>(null)
  const rememberFocus = useFocusBack(card)
  const isError = toast.variant === 'destructive'
  const [reference] = useState(() => (isError ? findReference() : undefined))

  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(() => toasts.dismiss(toast.id), toast.duration)
    return () => clearTimeout(timer)
  }, [isHeld, toast.id, toast.duration])

  return (
    // These listeners only keep the toast open longer; nothing else needs them.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={card}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={(event) => {
        rememberFocus(event)
        setIsHeld(true)
      }}
      onBlur={() => setIsHeld(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') toasts.dismiss(toast.id)
      }}
      className={classNames(
        'toast-card animate-rise pointer-events-auto flex items-start gap-3 rounded-2xl border py-3 pe-2 ps-4 text-ink shadow-lift',
        LOOKS[toast.variant],
      )}
    >
      <ToastIcon variant={toast.variant} />
      {/* Where there is no room beside the text, the button goes below it. In the middle by its margins: what is too high
          for the card then begins at the upper edge, where a listener can scroll to. */}
      <div className="my-auto flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-2">
        <div className="max-h-[40dvh] min-w-0 grow basis-36 overflow-y-auto py-0.5 wrap-anywhere">
          <div role={isError ? 'alert' : undefined} lang={toast.language}>
            <p className="font-semibold">{toast.title}</p>
            {toast.description ? <p className="text-ink-soft">{toast.description}</p> : null}
          </div>
          {/* Not announced: an id of 36 characters would drown what went wrong. */}
          {reference === undefined ? null : (
            <p className="text-sm text-ink-soft select-all">
              {m.error_reference({ id: reference })}
            </p>
          )}
        </div>
        {toast.action ? (
          <Button
            look="secondary"
            lang={toast.action.language ?? toast.language}
            // A language's own name in the font of the brand, which the page has already.
            className={classNames('shrink-0', toast.action.language && 'font-brand !font-normal')}
            onClick={() => toasts.act(toast.id)}
          >
            {toast.action.label}
          </Button>
        ) : null}
      </div>
      <IconButton label={closeLabel} onClick={() => toasts.dismiss(toast.id)}>
        <X size={18} />
      </IconButton>
    </div>
  )
}

/** Keeps a place in the window for toast and wait, while there is either. */
export const ToastRoom = () => {
  // Before the first paint: a toast that is painted elsewhere first would leap.
  useLayoutEffect(() => {
    const toaster = document.querySelector<HTMLElement>('[data-toaster]')
    return toaster ? makeRoomForToaster(toaster) : undefined
  }, [])
  return null
}
