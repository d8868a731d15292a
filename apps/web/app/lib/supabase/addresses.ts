/** Key in localStorage of the auth client's session. Another name would sign everyone out. */
export const SESSION_KEY = 'dhvani-auth'

/** Where auth-js keeps, in localStorage, what redeems the link of the mail that was asked for last. */
export const CODE_VERIFIER_KEY = `${SESSION_KEY}-code-verifier`

/**
 * The backend is our own origin, unless the site was built for a Supabase project.
 *
 * @param path begins with a slash, e.g. `/auth/v1`
 */
export const serviceUrl = (path: string): string =>
  `${import.meta.env.VITE_SUPABASE_URL ?? location.origin}${path}`

/** Like `serviceUrl`, but relative for our own origin, which prerendering does not know. */
export const publicFileUrl = (bucket: string, name: string): string =>
  `${import.meta.env.VITE_SUPABASE_URL ?? ''}/storage/v1/object/public/${bucket}/${name}`
