import { useEffect, useRef } from 'react'
import { m } from '#messages'
import { useSavedValue } from '#lib/store/saved-value.ts'
import { useStore } from '#lib/store/store.ts'
import { Button } from '#ui/button.tsx'
import {
  askToInstall,
  followInstallPrompts,
  installPrompt,
  isInstallAnswered,
} from './install-prompt.ts'

type InstallLineProps = {
  readonly isAsked: boolean
  readonly onClose: () => void
}

/**
 * Offers the installation once, where the browser lets a page do so. A visitor who asks gets the offer
 * again, or a hint where only the browser's own menu installs. The line has a place of its own in the
 * page: it covers nothing.
 */
export const InstallLine = ({ isAsked, onClose }: InstallLineProps) => {
  const prompt = useStore(installPrompt, undefined)
  const isAnswered = useSavedValue(isInstallAnswered)
  const line = useRef<HTMLElement>(null)

  useEffect(() => followInstallPrompts(onClose), [onClose])
  useEffect(() => {
    if (!isAsked) return
    line.current?.scrollIntoView({ block: 'center' })
    line.current?.focus({ preventScroll: true })
  }, [isAsked])

  if (!isAsked && (!prompt || isAnswered)) return null

  const handleLater = () => {
    // A hint that the visitor asked for is no answer to an offer.
    if (prompt) isInstallAnswered.set(true)
    onClose()
  }
  return (
    <section
      ref={line}
      tabIndex={-1}
      aria-label={m.install_title()}
      className="page-width flex flex-wrap items-center justify-center gap-x-3 gap-y-1 py-4 text-ink-soft outline-none"
    >
      <p className="py-2">{prompt ? m.install_text() : m.install_hint()}</p>
      {prompt ? (
        <Button
          look="secondary"
          onClick={() => {
            onClose()
            void askToInstall(prompt)
          }}
        >
          {m.install_action()}
        </Button>
      ) : null}
      <Button look="quiet" onClick={handleLater}>
        {prompt ? m.install_later() : m.close()}
      </Button>
    </section>
  )
}
