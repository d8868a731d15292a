/** A request to the services beside this function, in somebody's name. */
export type ServiceRequest = {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** Begins with a slash, e.g. `/auth/v1/user`. */
  readonly path: string
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

/** How long ago somebody may have proved who they are, in seconds. */
const FRESH_SECONDS = 600
const BUCKET = 'user-sounds'
/** Ways to be in a session that prove nothing about the person who sits there now. */
const NO_PROOF = new Set(['totp', 'mfa/totp', 'mfa/phone', 'mfa/webauthn', 'token_refresh'])

const refuse = (status: number, code: string, error: string): DeletionAnswer => ({
  status,
  body: { code, error },
})

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Read without a check of the signature: the auth service has just accepted this very token. */
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
): Promise<Person | 'nobody' | 'unavailable'> => {
  const { status, body } = await ask({ method: 'GET', path: '/auth/v1/user', bearer })
  if (status >= 500) return 'unavailable'
  if (status !== 200 || !isRecord(body) || typeof body.id !== 'string') return 'nobody'
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

/** @returns how many files of the person's folder there were, folders in it included */
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
 * `delete-account`: the person behind a token leaves, with their files, rows and sessions.
 *
 * The token must come from a session that began within the last ten minutes, so that an open
 * browser that somebody left behind is not enough, and must be past the second factor of whoever
 * has one.
 *
 * @param bearer the caller's access token
 * @returns 200 with the number of files; 401 without a session, 403 with `reauthentication_needed`
 *   or `insufficient_aal`, 502 when a service does not do its part: it can then be tried again
 */
export const answerDeletion = async (
  bearer: string | undefined,
  parts: DeletionParts,
): Promise<DeletionAnswer> => {
  if (bearer === undefined) return refuse(401, 'no_authorization', 'Please sign in first')
  const person = await findPerson(parts, bearer)
  if (person === 'unavailable')
    return refuse(502, 'unexpected_failure', 'The account could not be deleted. Please try again.')
  if (person === 'nobody') return refuse(401, 'no_authorization', 'Please sign in first')
  const claims = readClaims(bearer)
  if (person.hasFactor && claims.aal !== 'aal2')
    return refuse(403, 'insufficient_aal', 'The second factor is needed to delete the account')
  if (parts.now().getTime() / 1000 - claims.signedInAt > FRESH_SECONDS)
    return refuse(403, 'reauthentication_needed', 'Please confirm that it is you')
  try {
    // Files first: what is left when something fails can be tried again. Once more at the end, for
    // an upload that came through meanwhile.
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
