let tellRegistered = (): void => undefined

/** Resolves once the browser has taken the service worker, and never where it refuses one. */
export const workerRegistered = new Promise<void>((resolve) => {
  tellRegistered = resolve
})

/**
 * Registers the service worker, which lets the site work without a network. It waits until the page
 * has loaded, so that the two do not share the line. Development has no service worker.
 */
export const registerServiceWorker = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => {
    navigator.serviceWorker
      .register('/service-worker.js')
      .then(tellRegistered, (error: unknown) => {
        // Browsers refuse in private windows and with blocked storage: the site then needs a network.
        if (!(error instanceof DOMException) && !(error instanceof TypeError)) reportError(error)
      })
  }
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}
