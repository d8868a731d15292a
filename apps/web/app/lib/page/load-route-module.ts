import { importPart } from './import-part.ts'
import { createStore } from './store.ts'

/** A route of React Router's manifest. */
type Route = {
  readonly id: string
  readonly module: string
  readonly imports?: readonly string[]
}

/** The page that did not arrive, if there is one; `again` is undefined while another try runs. */
export const missingPage = createStore<{ readonly again?: () => void } | undefined>(undefined)

const untilAskedAgain = (): Promise<void> =>
  new Promise((resolve) => {
    const again = () => {
      removeEventListener('online', again)
      missingPage.set({})
      resolve()
    }
    addEventListener('online', again)
    missingPage.set({ again })
  })

/**
 * Takes the place of React Router's function of this name, which reloads the page when the code of a
 * route does not arrive: that would end the sound and empty a form. React Router keeps the promise for
 * ever, so this one never rejects: the open page stays until the next one has arrived.
 */
export const loadRouteModule = async (
  { id, module, imports = [] }: Route,
  loaded: Record<string, unknown>,
): Promise<unknown> => {
  // oxlint-disable-next-line dhvani/late-parts -- the router's own import
  const load = (): Promise<unknown> => import(/* @vite-ignore */ module)
  while (!(id in loaded)) {
    try {
      loaded[id] = await importPart(load, [module, ...imports])
      missingPage.set(undefined)
    } catch (error) {
      reportError(error)
      await untilAskedAgain()
    }
  }
  return loaded[id]
}
