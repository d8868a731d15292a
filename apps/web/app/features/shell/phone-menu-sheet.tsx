import { m } from '#messages'
import { AppLink } from '#ui/app-link.tsx'
import { buttonClasses } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Dialog } from '#ui/dialog.tsx'
import { AccountControls } from './account-controls.tsx'
import { DigitsChoice } from './digits-choice.tsx'
import { LanguageLinks } from './language-links.tsx'
import { navigationItems } from './navigation.ts'

type PhoneMenuSheetProps = { readonly open: boolean; readonly onClose: () => void }

export const PhoneMenuSheet = ({ open, onClose }: PhoneMenuSheetProps) => (
  <Dialog kind="sheet" open={open} onOpenChange={onClose} title={m.menu()} closeLabel={m.close()}>
    <nav aria-label={m.nav_label()} className="flex flex-col gap-1">
      {navigationItems().map(({ to, label }) => (
        <AppLink key={to} to={to} onClick={onClose} className="nav-link text-lg">
          {label}
        </AppLink>
      ))}
      <LanguageLinks onLeave={onClose} className="text-lg" />
      <DigitsChoice />
      <AppLink
        to="/beatboxer"
        onClick={onClose}
        className={classNames(buttonClasses('secondary'), 'mt-3')}
      >
        {m.nav_beatboxer()}
      </AppLink>
      <AccountControls onLeave={onClose} className="mt-3 flex-col !items-stretch text-center" />
    </nav>
  </Dialog>
)
