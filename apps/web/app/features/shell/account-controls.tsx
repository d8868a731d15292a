import { useNavigate } from 'react-router'
import { m } from '#messages'
import { localPath } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { signOut } from '#lib/sign-out.ts'
import { showToast } from '#lib/toasts.ts'
import { AppLink } from '#ui/app-link.tsx'
import { Button, buttonClasses } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'

type AccountControlsProps = {
  readonly className?: string
  /** Called when a press leads away from here. */
  readonly onLeave?: () => void
}

/** Sign In, or the welcome and Sign Out. Prerendered pages show Sign In: most readers are guests. */
export const AccountControls = ({ className, onLeave }: AccountControlsProps) => {
  const session = useSession()
  const navigate = useNavigate()

  const handleSignOut = async () => {
    onLeave?.()
    try {
      await signOut()
    } catch {
      showToast({
        title: m.error_title(),
        description: m.unexpected_error(),
        variant: 'destructive',
      })
    }
    await navigate(localPath('/'))
  }

  if (session.status !== 'signed-in')
    return (
      <AppLink
        to="/auth"
        onClick={onLeave}
        className={classNames(buttonClasses('primary'), className)}
      >
        {m.sign_in()}
      </AppLink>
    )
  return (
    <div className={classNames('flex items-center gap-3', className)}>
      <span className="max-w-[16rem] truncate text-ink-soft" title={session.email}>
        {m.welcome({ email: session.email })}
      </span>
      <Button look="secondary" onClick={() => void handleSignOut()}>
        {m.sign_out()}
      </Button>
    </div>
  )
}
