import { useState } from 'react'
import { Menu } from 'lucide-react'
import { m } from '#messages'
import { AppLink } from '#ui/app-link.tsx'
import { buttonClasses, IconButton } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Dialog } from '#ui/dialog.tsx'
import { AccountControls } from './account-controls.tsx'
import { BrandMark } from './brand-mark.tsx'
import { ThemeSwitch } from './theme-switch.tsx'

const NAV_LINK =
  'inline-flex min-h-11 items-center rounded-full px-3 font-semibold text-ink-soft hover:text-terracotta aria-[current=page]:text-terracotta'

const useNavigationItems = () => [
  { to: '/', label: m.nav_home() },
  { to: '/blog', label: m.nav_blog() },
  { to: '/contact', label: m.nav_contact() },
]

const PhoneMenu = () => {
  const [isOpen, setIsOpen] = useState(false)
  const items = useNavigationItems()
  const close = () => setIsOpen(false)
  return (
    <div className="lg:hidden">
      <IconButton label={m.menu()} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Menu aria-hidden size={24} />
      </IconButton>
      <Dialog
        kind="sheet"
        open={isOpen}
        onOpenChange={setIsOpen}
        title={m.menu()}
        closeLabel={m.close()}
      >
        <nav aria-label={m.nav_label()} className="flex flex-col gap-1">
          {items.map(({ to, label }) => (
            <AppLink key={to} to={to} onClick={close} className={classNames(NAV_LINK, 'text-lg')}>
              {label}
            </AppLink>
          ))}
          <AppLink
            to="/beatboxer"
            onClick={close}
            className={classNames(buttonClasses('secondary'), 'mt-3')}
          >
            {m.nav_beatboxer()}
          </AppLink>
          <AccountControls onLeave={close} className="mt-3 flex-col !items-stretch" />
        </nav>
      </Dialog>
    </div>
  )
}

export const Header = () => (
  <header className="border-b border-line bg-ground/95">
    <div className="page-width flex items-center justify-between gap-4 py-3">
      <BrandMark />
      <div className="flex items-center gap-1 lg:gap-2">
        <nav aria-label={m.nav_label()} className="hidden items-center gap-1 lg:flex">
          {useNavigationItems().map(({ to, label }) => (
            <AppLink key={to} to={to} className={NAV_LINK}>
              {label}
            </AppLink>
          ))}
          <AppLink to="/beatboxer" className={classNames(buttonClasses('secondary'), 'ml-2')}>
            {m.nav_beatboxer()}
          </AppLink>
        </nav>
        <ThemeSwitch />
        <div className="hidden lg:block">
          <AccountControls />
        </div>
        <PhoneMenu />
      </div>
    </div>
    <div aria-hidden className="block-border" />
  </header>
)
