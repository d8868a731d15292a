import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import * as Dialog from '@radix-ui/react-dialog'
import { m } from '#messages'
import { getEngine } from '#lib/listening/page-engine.ts'
import { onwardKey } from '#lib/page/arrow-key.ts'
import { heardTracks } from '#lib/engine/heard.ts'
import { useBlocked } from '#lib/listening/use-blocked.ts'
import { useMixer } from '#lib/listening/use-mixer.ts'
import { darkenPage } from './darken-page.ts'
import { askFullScreen, holdFullScreen } from './full-screen.ts'
import { NightControls } from './night-controls.tsx'
import { NightLamp } from './night-lamp.tsx'
import { useGestures } from './use-gestures.ts'
import './night.css'

/** How long words and controls stay after the last touch or key, in milliseconds. */
const CONTROLS_SHOWN_MS = 6000

type Shown = 'all' | 'volume' | 'nothing'

/** A control that the keyboard is on stays to be seen. */
const hasKeyboard = (): boolean =>
  document.activeElement?.matches('.night :is(button, input):focus-visible') ?? false

/** What is seen beside the lamp, and a function that shows it for a while. */
const useShown = () => {
  const [now, setNow] = useState<{ readonly shown: Shown }>({ shown: 'all' })

  useEffect(() => {
    if (now.shown === 'nothing') return undefined
    const timer = setTimeout(
      () => setNow(hasKeyboard() ? { ...now } : { shown: 'nothing' }),
      CONTROLS_SHOWN_MS,
    )
    return () => clearTimeout(timer)
  }, [now])

  const show = (what: 'all' | 'volume') =>
    setNow(({ shown }) => ({ shown: shown === 'all' ? 'all' : what }))
  return { shown: now.shown, show }
}

/** @returns whether the mix can be heard */
const useIsHeard = (): boolean => {
  const isPlaying = useMixer((mix) => heardTracks(mix).length > 0)
  const isBlocked = useBlocked()
  return isPlaying && !isBlocked
}

/** What an arrow key adds to the volume, in percent. On the slider it is 1. */
const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowUp: 5,
  ArrowRight: 5,
  ArrowDown: -5,
  ArrowLeft: -5,
}

const readVolume = (): number => getEngine().mixer.getSnapshot().masterVolume

/** Where the focus goes afterwards: to what opened night mode, or else to its button in the dock. */
const focusAgain = (opener: Element | null): void => {
  const isThere = opener instanceof HTMLElement && opener.isConnected && opener !== document.body
  const goal = isThere ? opener : document.querySelector<HTMLElement>('[data-night-opener]')
  goal?.focus()
}

/** The whole screen in black, with a lamp that burns while the mix is heard. */
export const NightScreen = ({ onClose }: { readonly onClose: () => void }) => {
  const screen = useRef<HTMLDivElement>(null)
  const opener = useRef<Element>(null)
  const { shown, show } = useShown()
  const isLit = useIsHeard()
  const [said, setSaid] = useState('')

  useEffect(darkenPage, [])
  useEffect(() => holdFullScreen(onClose), [onClose])

  const changeVolume = (volume: number) => {
    const next = Math.min(100, Math.max(0, volume))
    getEngine().mixer.setMasterVolume(next)
    setSaid(m.percent_spoken({ value: next }))
    show('volume')
  }
  const stop = () => {
    getEngine().mixer.stop()
    onClose()
  }
  const { held, handlers } = useGestures({
    readVolume,
    onVolume: changeVolume,
    onHold: stop,
    onStir: () => show('all'),
    onTap: () => {
      show('all')
      // A phone that was locked meanwhile has left it.
      void askFullScreen()
    },
  })
  const handleKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    show('all')
    const step = KEY_STEPS[onwardKey(event.key)]
    if (step === undefined || event.target instanceof HTMLInputElement) return
    event.preventDefault()
    changeVolume(readVolume() + step)
  }

  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-black" />
        <Dialog.Content
          ref={screen}
          className="night"
          data-lit={isLit ? '' : undefined}
          data-shown={shown}
          onOpenAutoFocus={(event) => {
            // On the screen itself, where the arrow keys are the volume and no ring is drawn.
            event.preventDefault()
            opener.current = document.activeElement
            screen.current?.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            focusAgain(opener.current)
          }}
          // Only a toast is outside, and its press is its own.
          onInteractOutside={(event) => event.preventDefault()}
          onContextMenu={(event) => event.preventDefault()}
          onKeyDown={handleKey}
          {...handlers}
        >
          <Dialog.Title className="sr-only">{m.night_mode()}</Dialog.Title>
          <NightLamp isLit={isLit} />
          <NightControls onStop={stop} />
          <span aria-live="polite" className="sr-only">
            {said}
          </span>
          {held ? (
            <svg
              aria-hidden
              viewBox="0 0 100 100"
              className="night-ring"
              style={{ left: held.x, top: held.y }}
            >
              <circle cx="50" cy="50" r="48" pathLength="1" />
            </svg>
          ) : null}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
