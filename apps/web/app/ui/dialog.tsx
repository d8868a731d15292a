import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { X } from '#icons'
import * as Radix from '@radix-ui/react-dialog'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { PartBoundary } from './part-boundary.tsx'

type DialogProps = {
  readonly open: boolean
  readonly onOpenChange: (open: boolean) => void
  readonly title: ReactNode
  readonly description?: ReactNode
  /** Name of the button in the corner; without it the children hold a button that closes. */
  readonly closeLabel?: string
  readonly children: ReactNode
  /** `sheet` comes from the right on every screen; `dialog` is a full-height sheet on phones. */
  readonly kind?: 'dialog' | 'sheet'
  readonly className?: string
}

const FRAMES = {
  dialog:
    'inset-x-0 bottom-[var(--toast-space,0px)] top-auto max-h-[calc(94dvh-var(--toast-space,0px))] rounded-t-3xl sm:max-h-[calc(94dvh-var(--toast-lift))] sm:inset-auto sm:top-[calc(50dvh-var(--toast-lift)/2)] sm:left-1/2 sm:w-[min(32rem,92vw)] sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-3xl animate-rise sm:animate-fade',
  sheet:
    'top-0 bottom-[var(--toast-space,0px)] inset-e-0 w-[min(22rem,88vw)] rounded-s-3xl animate-fade',
} as const

/**
 * From the last control, Radix moves the focus to the first one without scrolling there, so a listener who uses the
 * keyboard would not see it.
 */
const showFocused = ({ key, target }: KeyboardEvent): void => {
  if (key === 'Tab' && target instanceof Element) target.scrollIntoView({ block: 'nearest' })
}

/** Links are left out: a dialog begins with what it asks. */
const FOCUSABLE = 'button, input, select, textarea, [tabindex]'

const focusFirst = (content: HTMLElement): void => {
  const controls = [...content.querySelectorAll<HTMLElement>(FOCUSABLE)]
  for (const control of controls.filter(({ tabIndex }) => tabIndex >= 0)) {
    control.focus({ preventScroll: true })
    if (document.activeElement !== control) continue
    if (control instanceof HTMLInputElement) control.select()
    return
  }
  content.focus({ preventScroll: true })
}

/**
 * Moves the focus into a dialog in a task of its own. To focus, the browser lays out the whole page: on a
 * slow phone that and the drawing of the dialog together held up every press for a quarter of a second.
 */
const focusSoon = (content: EventTarget | null, before: () => void): void => {
  if (!(content instanceof HTMLElement)) return
  setTimeout(() => {
    if (!content.isConnected || content.contains(document.activeElement)) return
    before()
    focusFirst(content)
  })
}

/**
 * What has the focus. An entry of a menu goes with the menu, so its button stands for it (WAI-ARIA, menu button).
 * Where the menu has gone already, nothing has the focus, until the menu gives it to its button in the next task.
 */
const findOpener = (): Element | null => {
  if (typeof document === 'undefined' || document.activeElement === document.body) return null
  const focused = document.activeElement
  const button = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby')
  return (button && document.getElementById(button)) || focused
}

/** The lower edge fades where the dialog goes on below, and a mark says so. */
const DialogEnd = () => {
  const end = useRef<HTMLDivElement>(null)
  const [goesOn, setGoesOn] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([seen]) => setGoesOn(seen?.isIntersecting === false))
    if (end.current) observer.observe(end.current)
    return () => observer.disconnect()
  }, [])
  return (
    <>
      <div ref={end} className="-mt-px h-px shrink-0" />
      <div aria-hidden className="dialog-end">
        <div className={classNames('dialog-more', !goesOn && 'opacity-0')} />
      </div>
    </>
  )
}

/**
 * A modal dialog: focus stays inside, Esc closes, focus goes back, the page behind is inert. Where a toast
 * has no room beside it, the toast lifts it.
 */
export const Dialog = (props: DialogProps) => {
  const { open, onOpenChange, title, description, closeLabel, children, kind = 'dialog' } = props
  // A field with `autoFocus` takes the focus before `onOpenAutoFocus`, which then never comes.
  const [atFirst] = useState(findOpener)
  const opener = useRef(atFirst)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay
          data-shade
          className="animate-fade fixed inset-0 z-40 bg-[rgb(var(--shade)/55%)]"
        />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            opener.current = findOpener() ?? opener.current
            event.preventDefault()
            focusSoon(event.currentTarget, () => (opener.current ??= findOpener()))
          }}
          // Radix returns the focus to its own trigger, which this dialog does not have.
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus()
          }}
          onKeyUp={showFocused}
          onInteractOutside={(event) => {
            const { target } = event
            // Radix reports a press after its click. A toast has left the page by then, if its button
            // was pressed, so a target outside the document counts as a toast's too.
            if (
              target instanceof Element &&
              (!target.isConnected || target.closest('[data-toaster]'))
            )
              event.preventDefault()
          }}
          className={classNames(
            'fixed z-50 flex flex-col overflow-y-auto overscroll-contain bg-surface p-6 [@media(height>=34rem)]:has-[[data-dialog-foot]]:scroll-pb-28 text-ink shadow-lift',
            FRAMES[kind],
            props.className,
          )}
        >
          <div className="flex items-start justify-between gap-4">
            <div className="min-w-0 wrap-break-word">
              <Radix.Title className="text-2xl">{title}</Radix.Title>
              {description ? (
                <Radix.Description className="mt-1 text-ink-soft">{description}</Radix.Description>
              ) : null}
            </div>
            {closeLabel ? (
              <Radix.Close asChild>
                <IconButton label={closeLabel} className="-mt-1.5 -me-2">
                  <X size={20} />
                </IconButton>
              </Radix.Close>
            ) : null}
          </div>
          <div className="mt-5">
            <PartBoundary>{children}</PartBoundary>
          </div>
          <DialogEnd />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
