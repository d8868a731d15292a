/**
 * Prerendered pages name a host that does not exist, and the server puts PUBLIC_URL in its place.
 * The browser reads what the server put there: with another host React would not recognise its own
 * head and would write each address twice. A build for a static host sets VITE_SITE_URL.
 */
const readOrigin = (): string => {
  if (typeof document === 'undefined') return process.env.VITE_SITE_URL ?? 'https://dhvani.invalid'
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')
  return canonical ? new URL(canonical.href).origin : location.origin
}

export const SITE_ORIGIN = readOrigin()
