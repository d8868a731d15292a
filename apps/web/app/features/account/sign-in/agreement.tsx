import { m } from '#messages'
import { AppLink } from '#ui/app-link.tsx'

const SEAM = '|'

/** Opens beside the form, which keeps what was typed. */
const Paper = ({ to, children }: { readonly to: string; readonly children: string }) => (
  <AppLink
    to={to}
    target="_blank"
    rel="noopener"
    aria-description={m.opens_new_tab()}
    className="underline underline-offset-2"
  >
    {children}
  </AppLink>
)

/** Below the sign-up button: the papers that a listener agrees to by signing up. */
export const Agreement = () => {
  const [before, between, after] = m.auth_agree({ terms: SEAM, privacy: SEAM }).split(SEAM)
  return (
    <p className="mt-3 text-center text-[0.95rem] text-ink-soft">
      <span>{before}</span>
      <Paper to="/terms">{m.auth_agree_terms()}</Paper>
      <span>{between}</span>
      <Paper to="/privacy">{m.auth_agree_privacy()}</Paper>
      <span>{after}</span>
    </p>
  )
}
