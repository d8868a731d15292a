import { fileURLToPath } from 'node:url'
import { OPERATOR_PREFIX } from '#operator/ask-running-server.ts'
import type { OddRequest } from './grammar/odd-request.ts'
import type { Answer } from './send.ts'

const REPOSITORY = fileURLToPath(new URL('../../../../', import.meta.url)).replace(/\/$/, '')

/** A line of a stack, or a file of the server's own. */
const STACK = /\bat (?:async )?[\w.<>]+ \(|node_modules\/|file:\/\/\/|\.(?:ts|mjs|js):\d+:\d+/

type Documented = { readonly aim: RegExp; readonly status: number; readonly body: RegExp }

/** Refusals of 500 and above that the contract promises. */
const DOCUMENTED: readonly Documented[] = [
  // docs/contract/product.md: the database or the files took more than two seconds.
  { aim: /\/readyz/, status: 503, body: /^$|"status":"not ready"/ },
  // docs/contract/data.md §8: the operator's requests deleted the bucket or the account meanwhile.
  { aim: /\/delete-account/, status: 502, body: /"code":"unexpected_failure"/ },
]

/** What the operator's commands ask reads the whole site, and answers the operator's key only. */
export const isAllowedToTakeLong = ({ aim }: OddRequest): boolean => aim.includes(OPERATOR_PREFIX)

const isDocumented = ({ aim }: OddRequest, { status, body }: Answer): boolean =>
  DOCUMENTED.some((one) => one.status === status && one.aim.test(aim) && one.body.test(body))

/** The server may close the connection instead of reading on: after a refusal, or a broken line. */
const LARGE_BYTES = 65_536
const mayBeCut = ({ rawLine, body }: OddRequest): boolean =>
  rawLine !== undefined || (body?.length ?? 0) > LARGE_BYTES

/** @returns what is wrong with an answer, apart from how long it took */
export const findProblem = (
  request: OddRequest,
  answer: Answer,
  dataDirectory: string,
): string | undefined => {
  const { status, body } = answer
  if (status === undefined) return mayBeCut(request) ? undefined : `no answer: ${body}`
  if (status >= 500 && !isDocumented(request, answer)) return `${status} ${body.slice(0, 300)}`
  if (body.includes(REPOSITORY) || body.includes(dataDirectory))
    return `a path of the machine: ${body.slice(0, 300)}`
  const stack = STACK.exec(body)
  return stack ? `a stack: ${body.slice(stack.index, stack.index + 200)}` : undefined
}
