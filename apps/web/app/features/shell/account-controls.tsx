import { CircleUserRound } from '#icons'
import { useNavigate } from 'react-router'
import { m } from '#messages'
import { localPath } from '#lib/language/paths.ts'
import { showProblem } from '#lib/notices/show-problem.ts'
import { useSession } from '#lib/session/session.ts'
import { signOut } from '#lib/session/sign-out.ts'
import { AppLink } from '#ui/app-link.tsx'
import { Button, buttonClasses } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { lastPart } from './last-part.ts'

type AccountControlsProps = {
  readonly className?: string
  /** Called when a press opens another page. */
  readonly onLeave?: () => void
}

type WelcomeProps = { readonly email: string; readonly onLeave: (() => void) | undefined }

/** Link to the account; a long address is cut in its middle. */
const Welcome = ({ email, onLeave }: WelcomeProps) => {
  'use no memo' // Every page loads this, and it hardly ever renders again.
  const words = m.welcome({ email })
  const end = lastPart(words)
  return (
    <AppLink
      to="/account"
      // As one label: assistive technology would read a gap between the two boxes inside.
      aria-label={words}
      title={email}
      onClick={onLeave}
      className="flex min-h-11 max-w-full min-w-0 items-center gap-2 rounded-xl px-2 text-ink-soft hover:bg-sunken hover:text-ink lg:max-w-[17rem]"
    >
      <CircleUserRound aria-hidden size={20} className="shrink-0" />
      {end === '' ? (
        <span className="truncate">{words}</span>
      ) : (
        <span className="flex min-w-0">
          <span className="truncate whitespace-pre">{words.slice(0, -end.length)}</span>
          <span className="shrink-0 whitespace-pre">{end}</span>
        </span>
      )}
    </AppLink>
  )
}

type SignInLinkProps = {
  readonly className: string | undefined
  readonly onLeave?: (() => void) | undefined
}

const SignInLink = ({ className, onLeave }: SignInLinkProps) => {
  'use no memo' // Every page loads this, and it hardly ever renders again.
  return (
    <AppLink
      to="/auth"
      onClick={onLeave}
      className={classNames(buttonClasses('primary'), className)}
    >
      {m.sign_in()}
    </AppLink>
  )
}

/** Sign In for visitors: one press less than in the menu of a phone. */
export const VisitorSignIn = () => {
  'use no memo' // Every page loads this, and it hardly ever renders again.
  return useSession().status === 'signed-in' ? null : <SignInLink className="!px-4" />
}

/** Sign In, or the welcome and Sign Out. Prerendered pages show Sign In: most readers are visitors. */
export const AccountControls = ({ className, onLeave }: AccountControlsProps) => {
  'use no memo' // Every page loads this, and it hardly ever renders again.
  const session = useSession()
  const navigate = useNavigate()

  const handleSignOut = async () => {
    onLeave?.()
    try {
      await signOut()
    } catch (error) {
      reportError(error)
      showProblem(m.unexpected_error())
    }
    await navigate(localPath('/'))
  }

  if (session.status !== 'signed-in') return <SignInLink className={className} onLeave={onLeave} />
  return (
    <div className={classNames('flex items-center gap-3', className)}>
      <Welcome email={session.email} onLeave={onLeave} />
      <Button look="secondary" onClick={() => void handleSignOut()}>
        {m.sign_out()}
      </Button>
    </div>
  )
}
