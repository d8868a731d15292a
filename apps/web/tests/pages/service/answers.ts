/** An answer with a body of JSON. */
export const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  })

/** A refusal as the auth service words it (docs/contract/auth.md §3). */
export const authRefusal = (status: number, code: string, msg: string): Response =>
  json({ code: status, error_code: code, msg }, status)

/** A refusal as the data service words it. */
export const dataRefusal = (status: number, code: string, message: string): Response =>
  json({ code, message, details: null, hint: null }, status)

/** A refusal as the storage service words it: the body has the reason's own status, the answer 400. */
export const storageRefusal = (reason: number, error: string, message: string): Response =>
  json({ statusCode: String(reason), error, message }, 400)
