import { useEffect, useRef, useState } from 'react'
import { AlarmClockOff, BellOff } from '#icons'
import * as Dialog from '@radix-ui/react-dialog'
import { m } from '#messages'
import { useBlocked } from '#lib/listening/use-blocked.ts'
import { timeText } from '#lib/page/time-text.ts'
import { Button } from '#ui/button.tsx'
import { cancelWake, dawnShare, SNOOZE_MINUTES, snoozeWake } from './wake.ts'
import { changeWake, useWake } from './use-wake.ts'
import '../screen/night.css'
import './wake.css'

const LARGE = '!min-h-20 grow basis-48 text-xl'

const stop = () => changeWake(cancelWake)

/** The whole window, as dark as night mode when the birds begin, and a dawn at the end of their rise. */
export const WakeScreen = ({ begun }: { readonly begun: number }) => {
  const timer = useWake()
  const isBlocked = useBlocked()
  const opener = useRef<Element>(null)
  const [now, setNow] = useState(begun)

  useEffect(() => {
    const interval = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(interval)
  }, [])

  return (
    <Dialog.Root open onOpenChange={stop}>
      <Dialog.Portal>
        <Dialog.Content
          className="night"
          onOpenAutoFocus={() => {
            opener.current = document.activeElement
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            if (opener.current instanceof HTMLElement) opener.current.focus()
          }}
          // Only a toast is outside, and its press is its own.
          onInteractOutside={(event) => event.preventDefault()}
        >
          <div
            aria-hidden
            className="wake-dawn"
            style={{ opacity: dawnShare(timer, begun, now) }}
          />
          <div className="wake-panel">
            <Dialog.Title className="text-2xl">{m.wake_morning()}</Dialog.Title>
            <p className="tabular font-display text-6xl leading-none">
              {timeText(Math.max(now, begun))}
            </p>
            <Dialog.Description>
              {isBlocked ? m.wake_held_back() : m.wake_now_text()}
            </Dialog.Description>
            <div className="flex flex-wrap gap-3 self-stretch">
              <Button
                look="secondary"
                className={LARGE}
                onClick={() => changeWake((set) => snoozeWake(set, Date.now()))}
              >
                <AlarmClockOff size={24} />
                <span>{m.wake_snooze({ minutes: SNOOZE_MINUTES })}</span>
              </Button>
              <Button look="secondary" className={LARGE} onClick={stop}>
                <BellOff size={24} />
                {m.stop()}
              </Button>
            </div>
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
