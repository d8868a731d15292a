import { useState } from 'react'
import { m } from '#messages'
import { ownDigits } from '#lib/language/say.ts'
import { AppLink } from '#ui/app-link.tsx'
import { latePart } from '#ui/late-part.tsx'
import { MissingDialog, WaitingDialog } from '#ui/missing-part.tsx'

const DigitsDialog = latePart(async () => (await import('./digits-dialog.tsx')).DigitsDialog, {
  missing: MissingDialog,
  waiting: WaitingDialog,
})

const LINKS = [
  ['/riyaz', m.nav_riyaz],
  ['/donate', m.nav_donate],
  ['/contact', m.nav_contact],
  ['/terms', m.nav_terms],
  ['/privacy', m.nav_privacy],
  ['/accessibility', m.accessibility_title],
] as const

type FooterProps = {
  /** Opens the credits of the sounds and the choice of their file size. */
  readonly onSoundNotes: () => void
  /** Opens the list of keyboard shortcuts. */
  readonly onShortcuts: () => void
  /** Says how to install the site as an app. */
  readonly onInstall: () => void
}

export const Footer = ({ onSoundNotes, onShortcuts, onInstall }: FooterProps) => {
  'use no memo' // Every page loads this, and it hardly ever renders again.
  const [isDigitsAsked, setIsDigitsAsked] = useState(false)
  return (
    <footer className="mt-20 border-t border-line bg-sunken/50">
      <div className="page-width flex flex-col items-center gap-4 py-10 text-center sm:flex-row sm:justify-between sm:text-start">
        <div>
          <p lang="hi" className="font-brand text-2xl text-terracotta">
            ध्वनि
          </p>
          <p className="text-sm text-ink-soft">{m.footer_line()}</p>
        </div>
        <nav aria-label={m.footer_nav_label()} className="flex flex-wrap justify-center gap-x-6">
          {LINKS.map(([to, say]) => (
            <AppLink key={to} to={to} className="footer-link">
              {say()}
            </AppLink>
          ))}
          <button type="button" onClick={onSoundNotes} className="footer-link">
            {m.notes_title()}
          </button>
          <button type="button" onClick={onShortcuts} className="footer-link">
            {m.shortcuts_title()}
          </button>
          <button
            type="button"
            onClick={onInstall}
            className="footer-link [@media(display-mode:standalone)]:hidden"
          >
            {m.install_title()}
          </button>
          {ownDigits() === undefined ? null : (
            <button
              type="button"
              data-digits=""
              onClick={() => setIsDigitsAsked(true)}
              className="footer-link"
            >
              {m.digits_title()}
            </button>
          )}
        </nav>
      </div>
      {isDigitsAsked ? <DigitsDialog onClose={() => setIsDigitsAsked(false)} /> : null}
    </footer>
  )
}
