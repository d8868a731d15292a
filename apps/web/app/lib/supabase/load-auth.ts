/** A file of its own: every page has Sign Out, which needs this client and none of the others. */
export const loadAuth = async () => (await import('./auth.ts')).getAuth()
