import { useEffect, useState } from 'react'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { toasts, type Toast, type ToastVariant } from '#lib/page/toasts.ts'
import { Button, IconButton } from './button.tsx'
import { classNames } from './class-names.ts'

const LOOKS: Readonly<Record<ToastVariant, string>> = {
  default: 'border-line bg-surface',
  success: 'border-peacock bg-peacock-wash',
  destructive: 'border-danger bg-danger-wash',
}

const ToastIcon = ({ variant }: { readonly variant: ToastVariant }) => {
  if (variant === 'destructive')
    return <CircleAlert aria-hidden size={20} className="mt-0.5 shrink-0 text-danger" />
  if (variant === 'success')
    return <CircleCheck aria-hidden size={20} className="mt-0.5 shrink-0 text-peacock" />
  return null
}

type ToastCardProps = { readonly toast: Toast; readonly closeLabel: string }

/** A toast. It stays while the pointer is on it or the focus is inside it. */
export const ToastCard = ({ toast, closeLabel }: ToastCardProps) => {
  const [isHeld, setIsHeld] = useState(false)

  useEffect(() => {
    if (isHeld) return undefined
    const timer = setTimeout(() => toasts.dismiss(toast.id), toast.duration)
    return () => clearTimeout(timer)
  }, [isHeld, toast.id, toast.duration])

  return (
    // These listeners only keep the toast open longer; nothing else needs them.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') toasts.dismiss(toast.id)
      }}
      className={classNames(
        'animate-rise pointer-events-auto flex items-start gap-3 rounded-2xl border py-3 pr-2 pl-4 text-ink shadow-lift',
        LOOKS[toast.variant],
      )}
    >
      <ToastIcon variant={toast.variant} />
      <div
        role={toast.variant === 'destructive' ? 'alert' : undefined}
        className="grow self-center py-0.5"
      >
        <p className="font-semibold">{toast.title}</p>
        {toast.description ? <p className="text-ink-soft">{toast.description}</p> : null}
      </div>
      {toast.action ? (
        <Button look="secondary" className="shrink-0" onClick={() => toasts.act(toast.id)}>
          {toast.action.label}
        </Button>
      ) : null}
      <IconButton label={closeLabel} onClick={() => toasts.dismiss(toast.id)}>
        <X aria-hidden size={18} />
      </IconButton>
    </div>
  )
}
