import { Copy } from '#icons'
import { m } from '#messages'
import { showProblem } from '#lib/notices/show-problem.ts'
import { toasts } from '#lib/notices/toasts.ts'
import { useCopy } from '#lib/page/use-copy.ts'
import { Button } from '#ui/button.tsx'

/** In groups of four characters, which are easier to read out and to type. */
const inGroups = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ')

/** The key of a code app, for apps that cannot scan the picture. */
export const Secret = ({ secret }: { readonly secret: string }) => {
  const { isCopied, copy } = useCopy()
  const handleCopy = () => {
    toasts.dismissProblem()
    copy(secret).catch(() => showProblem(m.account_factor_copy_failed()))
  }
  return (
    <div>
      <p className="text-sm text-ink-soft">{m.account_factor_secret()}</p>
      <div className="mt-1 flex flex-wrap items-center gap-2">
        <code
          data-secret={secret}
          className="rounded-lg bg-sunken px-3 py-2 [overflow-wrap:anywhere]"
        >
          {inGroups(secret)}
        </code>
        <Button look="quiet" onClick={handleCopy}>
          <Copy size={18} />
          <span aria-live="polite">
            {isCopied ? m.account_factor_copied() : m.account_factor_copy()}
          </span>
        </Button>
      </div>
    </div>
  )
}
