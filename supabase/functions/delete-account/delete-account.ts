/** A request to the auth or storage service. */
export type ServiceRequest = {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Begins with a slash, e.g. `/auth/v1/user`. */
  readonly path: string
  /** The access token of the person, or the service key. */
  readonly bearer: string
  readonly body?: object
}

export type ServiceReply = { readonly status: number; readonly body: unknown }

export type DeletionParts = {
  readonly ask: (request: ServiceRequest) => Promise<ServiceReply>
  readonly serviceKey: string
  readonly now: () => Date
  /** One line for the operator; never holds a secret. */
  readonly log: (line: string) => void
}

export type DeletionAnswer = {
  readonly status: number
  readonly body: { readonly files: number } | { readonly code: string; readonly error: string }
}

type Claims = { readonly aal: unknown; readonly signedInAt: number }
type Person = { readonly id: string; readonly hasFactor: boolean }

/** The person must have signed in within this many seconds. */
const FRESH_SECONDS = 600
const BUCKET = 'user-sounds'
/** Entries of `amr` that do not count as signing in: second factors, refreshes, linked identities. */
const NO_PROOF = new Set([
  'totp',
  'mfa/totp',
  'mfa/phone',
  'mfa/webauthn',
  'token_refresh',
  'oauth/link',
])

const refuse = (status: number, code: string, error: string): DeletionAnswer => ({
  status,
  body: { code, error },
})

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Does not check the signature, because the auth service has just accepted the same token. */
const readClaims = (bearer: string): Claims => {
  const payload = bearer.split('.')[1] ?? ''
  const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  )
  const claims: unknown = JSON.parse(new TextDecoder().decode(bytes))
  if (!isRecord(claims)) return { aal: undefined, signedInAt: 0 }
  const proofs = listOf(claims.amr).flatMap((entry) =>
    isRecord(entry) && typeof entry.timestamp === 'number' && !NO_PROOF.has(String(entry.method))
      ? [entry.timestamp]
      : [],
  )
  return { aal: claims.aal, signedInAt: Math.max(0, ...proofs) }
}

const findPerson = async (
  { ask }: DeletionParts,
  bearer: string,
): Promise<Person | 'no-session' | 'unavailable'> => {
  const { status, body } = await ask({ method: 'GET', path: '/auth/v1/user', bearer })
  if (status >= 500) return 'unavailable'
  if (status !== 200 || !isRecord(body) || typeof body.id !== 'string') return 'no-session'
  const hasFactor = listOf(body.factors).some(
    (factor) => isRecord(factor) && factor.status === 'verified',
  )
  return { id: body.id, hasFactor }
}

class ServiceRefusal extends Error {}

const askAsService = async (
  { ask, serviceKey }: DeletionParts,
  request: Omit<ServiceRequest, 'bearer'>,
): Promise<unknown> => {
  const { status, body } = await ask({ ...request, bearer: serviceKey })
  if (status < 300) return body
  throw new ServiceRefusal(`${request.method} ${request.path} answered ${status}`)
}

/** Removes the person's folder with everything in it. @returns how many files it held */
const removeFiles = async (parts: DeletionParts, userId: string): Promise<number> => {
  let removed = 0
  for (;;) {
    const page = await askAsService(parts, {
      method: 'POST',
      path: `/storage/v1/object/list-v2/${BUCKET}`,
      body: { prefix: `${userId}/`, limit: 500, with_delimiter: false },
    })
    const objects = isRecord(page) ? listOf(page.objects) : []
    const prefixes = objects.flatMap((object) =>
      isRecord(object) && typeof object.name === 'string' ? [object.name] : [],
    )
    if (prefixes.length === 0) return removed
    const gone = await askAsService(parts, {
      method: 'DELETE',
      path: `/storage/v1/object/${BUCKET}`,
      body: { prefixes },
    })
    if (listOf(gone).length === 0) throw new ServiceRefusal('the files could not be removed')
    removed += prefixes.length
  }
}

/**
 * `delete-account`: deletes the account behind a token, with its files, rows and sessions.
 *
 * The session of the token must have begun within the last ten minutes, so that a stranger cannot
 * delete the account from a browser that was left open. A person with a second factor must have
 * passed it.
 *
 * @param bearer the caller's access token
 * @returns 200 with the number of files; 401 without a session, 403 with `reauthentication_needed`
 *   or `insufficient_aal`, 502 when a service fails; the caller can then try again
 */
export const answerDeletion = async (
  bearer: string | undefined,
  parts: DeletionParts,
): Promise<DeletionAnswer> => {
  if (bearer === undefined) return refuse(401, 'no_authorization', 'Please sign in first')
  const person = await findPerson(parts, bearer)
  if (person === 'unavailable')
    return refuse(502, 'unexpected_failure', 'The account could not be deleted. Please try again.')
  if (person === 'no-session') return refuse(401, 'no_authorization', 'Please sign in first')
  const claims = readClaims(bearer)
  if (person.hasFactor && claims.aal !== 'aal2')
    return refuse(403, 'insufficient_aal', 'The second factor is needed to delete the account')
  if (parts.now().getTime() / 1000 - claims.signedInAt > FRESH_SECONDS)
    return refuse(403, 'reauthentication_needed', 'Please confirm that it is you')
  try {
    // Files go first: while the account exists, a failed deletion can be repeated. They go once more
    // at the end, for an upload that finished in between.
    const files = await removeFiles(parts, person.id)
    await askAsService(parts, {
      method: 'DELETE',
      path: `/auth/v1/admin/users/${person.id}`,
      body: {},
    })
    return { status: 200, body: { files: files + (await removeFiles(parts, person.id)) } }
  } catch (error) {
    if (!(error instanceof ServiceRefusal)) throw error
    parts.log(`The account ${person.id} could not be deleted: ${error.message}`)
    return refuse(502, 'unexpected_failure', 'The account could not be deleted. Please try again.')
  }
}
