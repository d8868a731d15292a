/** Stands alone, because every page can sign somebody out and none needs the other parts for it. */
export const loadAuth = async () => (await import('./auth.ts')).getAuth()
