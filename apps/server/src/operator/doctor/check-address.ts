import { judgeClock } from './check-clock.ts'
import { ok, problem, reasonOf, type Finding } from './finding.ts'

const TIMEOUT_MS = 10_000

/** Asks the site at the address that people use, as they do: through the proxy. */
export const checkAddress = async (publicUrl: string, now: () => Date): Promise<Finding[]> => {
  try {
    const answer = await fetch(`${publicUrl}/healthz`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await answer.text()
    const date = Date.parse(answer.headers.get('date') ?? '')
    const clock = Number.isNaN(date)
      ? []
      : [judgeClock('the site’s answers', now().getTime() - date)]
    if (answer.status === 200 && text === '{"status":"up"}')
      return [ok(`address: the site answers at ${publicUrl}`), ...clock]
    return [
      problem(
        `address: ${publicUrl}/healthz answers ${answer.status}, and not as this server does`,
      ),
    ]
  } catch (error) {
    return [problem(`address: nothing answers at ${publicUrl} (${reasonOf(error)})`)]
  }
}
