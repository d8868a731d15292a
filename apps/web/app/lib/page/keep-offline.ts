/**
 * Lets the site work without a network: it registers the service worker once the page has loaded,
 * so that it never takes part of the line from the page itself. Development has none.
 */
export const keepOffline = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => {
    navigator.serviceWorker.register('/service-worker.js').catch((error: unknown) => {
      // Private windows and blocked storage refuse: the site works as any other site.
      if (!(error instanceof DOMException) && !(error instanceof TypeError)) reportError(error)
    })
  }
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
