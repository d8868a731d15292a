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
import { endOfLongText } from './end-of-long-text.ts'
import { BLANK, showKnown } from './show-known.ts'

type AccountControlsProps = {
  readonly className?: string
  /** Whether a prerendered page holds it. */
  readonly isInPage?: boolean
  /** Called when a press opens another page. */
  readonly onLeave?: () => void
}

type WelcomeProps = { readonly email: string; readonly onLeave: (() => void) | undefined }

/** Link to the account; a long address is cut in its middle. `showKnown` writes into it before the first paint. */
const Welcome = ({ email, onLeave }: WelcomeProps) => {
  'use no memo' // Every page loads this, and it hardly ever renders again.
  const words = m.welcome({ email })
  const end = endOfLongText(words)
  return (
    <AppLink
      to="/account"
      suppressHydrationWarning
      // As one label: assistive technology would read a gap between the two boxes inside.
      aria-label={words}
      title={email}
      onClick={onLeave}
      className="account-link"
    >
      <CircleUserRound size={20} className="shrink-0" />
      <span className="flex min-w-0">
        <span suppressHydrationWarning className="truncate whitespace-pre">
          {words.slice(0, words.length - end.length)}
        </span>
        <span suppressHydrationWarning className="shrink-0 whitespace-pre">
          {end}
        </span>
      </span>
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
  const { status } = useSession()
  if (status === 'signed-in') return null
  return <SignInLink className={classNames('!px-4', status === 'unknown' && 'if-unknown')} />
}

/** Sign In, or the welcome and Sign Out. A prerendered page holds both, and its script knows which is true. */
export const AccountControls = ({ className, isInPage, onLeave }: AccountControlsProps) => {
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

  const signedIn = (email: string, looks?: string) => (
    <div className={classNames('flex min-w-0 items-center gap-3', className, looks)}>
      <Welcome email={email} onLeave={onLeave} />
      <Button look="secondary" onClick={() => void handleSignOut()}>
        {m.sign_out()}
      </Button>
    </div>
  )
  if (session.status === 'signed-in') return signedIn(session.email)
  if (session.status !== 'unknown' || !isInPage)
    return <SignInLink className={className} onLeave={onLeave} />
  return (
    <>
      <SignInLink className={classNames(className, 'if-unknown')} onLeave={onLeave} />
      {signedIn(BLANK, 'if-known')}
      <script dangerouslySetInnerHTML={{ __html: showKnown(m.welcome({ email: BLANK })) }} />
    </>
  )
}
