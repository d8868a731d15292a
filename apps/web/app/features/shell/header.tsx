import { useState } from 'react'
import { Menu } from '#icons'
import { m } from '#messages'
import { AFTER_PRESS_MS, useFirstInteraction } from '#lib/page/use-first-interaction.ts'
import { AppLink } from '#ui/app-link.tsx'
import { buttonClasses, IconButton } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { latePart } from '#ui/late-part.tsx'
import { MissingDialog, WaitingDialog } from '#ui/missing-part.tsx'
import { AccountControls, VisitorSignIn } from './account-controls.tsx'
import { BrandMark } from './brand-mark.tsx'
import { LanguageLinks } from './language-links.tsx'
import { navigationItems } from './navigation.ts'
import { ThemeSwitch } from './theme-switch.tsx'

const PhoneMenuSheet = latePart(
  async () => (await import('./phone-menu-sheet.tsx')).PhoneMenuSheet,
  {
    missing: MissingDialog,
    waiting: WaitingDialog,
  },
)

const PhoneMenu = () => {
  'use no memo' // Every page loads this, and it hardly ever renders again.
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  useFirstInteraction(PhoneMenuSheet.prepare, AFTER_PRESS_MS)
  return (
    <div className="lg:hidden">
      <IconButton
        data-menu=""
        label={m.menu()}
        aria-haspopup="dialog"
        onClick={() => setState('open')}
      >
        <Menu size={24} />
      </IconButton>
      {state === 'never' ? null : (
        <PhoneMenuSheet open={state === 'open'} onClose={() => setState('closed')} />
      )}
    </div>
  )
}

/** The account's controls grow after signing in, so they have a place where they move nothing. */
export const Header = () => {
  'use no memo' // Every page loads this, and it hardly ever renders again.
  return (
    <header className="border-b border-line bg-ground/95">
      <div className="page-width flex items-center gap-x-4 gap-y-2 py-3 lg:flex-wrap">
        <BrandMark />
        <nav
          aria-label={m.nav_label()}
          className="ms-6 hidden items-center gap-1 whitespace-nowrap lg:flex"
        >
          {navigationItems().map(({ to, label }) => (
            <AppLink key={to} to={to} className="nav-link">
              {label}
            </AppLink>
          ))}
          <AppLink to="/beatboxer" className={classNames(buttonClasses('secondary'), 'ms-2')}>
            {m.nav_beatboxer()}
          </AppLink>
        </nav>
        {/* Where long words leave no room beside the links, the account's controls have a row of their own, signed in or not. */}
        <div className="flex h-11 min-w-0 grow items-center justify-end gap-1 lg:basis-76 lg:gap-2">
          <div className="hidden min-w-0 grow items-center justify-end gap-1 whitespace-nowrap lg:flex">
            <AccountControls isInPage />
            {/* Last and of one width: neither a name that arrives nor a font moves it. */}
            <LanguageLinks className="w-20 justify-center" />
          </div>
          <div data-chip-place="" className="peer empty:hidden" />
          {/* A phone has room for this or for the chip of a timer. */}
          <div className="hidden peer-[:not(:empty)]:hidden min-[23rem]:block lg:hidden">
            <VisitorSignIn />
          </div>
          <ThemeSwitch />
          <PhoneMenu />
        </div>
      </div>
      <div aria-hidden className="block-border" />
    </header>
  )
}
