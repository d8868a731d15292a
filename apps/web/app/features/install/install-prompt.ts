import { createStore } from '#lib/store/store.ts'
import { createSavedValue } from '#lib/store/saved-value.ts'

/** The event of browsers that let a page offer its installation. Its `prompt()` can be called once. */
type InstallPrompt = Event & {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

declare global {
  interface Window {
    /** The script that starts the page keeps it (lib/code/late-scripts.ts): it may come before ours. */
    installPrompt?: InstallPrompt
  }
}

/** Whether the visitor has answered the offer, or has the app. */
export const isInstallAnswered = createSavedValue<boolean>({
  key: 'dhvani.install-answered',
  version: 1,
  fallback: false,
  parse: (saved) => (typeof saved === 'boolean' ? saved : undefined),
})

const { getSnapshot, set, subscribe } = createStore<InstallPrompt | undefined>(undefined)

/** The browser's question, while the page may ask it. */
export const installPrompt = { getSnapshot, subscribe }

/**
 * Follows what the browser says of the installation.
 *
 * @returns a function that ends it
 */
export const followInstallPrompts = (onInstalled: () => void): (() => void) => {
  const scope = new AbortController()
  const take = () => set(window.installPrompt)
  const handleInstalled = () => {
    forgetPrompt()
    isInstallAnswered.set(true)
    onInstalled()
  }
  take()
  addEventListener('beforeinstallprompt', take, { signal: scope.signal })
  addEventListener('appinstalled', handleInstalled, { signal: scope.signal })
  return () => scope.abort()
}

const forgetPrompt = () => {
  delete window.installPrompt
  set(undefined)
}

/** Lets the browser ask; call it inside a press. Its question can be asked once. */
export const askToInstall = async (prompt: InstallPrompt): Promise<void> => {
  forgetPrompt()
  isInstallAnswered.set(true)
  await prompt.prompt()
}
