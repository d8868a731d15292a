import { importPart } from './import-part.ts'
import { endLack, untilAskedAgain } from './page-lack.ts'

/** A route of React Router's manifest. */
type Route = {
  readonly id: string
  readonly module: string
  readonly imports?: readonly string[]
}

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
      endLack('code')
    } catch (error) {
      reportError(error)
      await untilAskedAgain('code')
    }
  }
  return loaded[id]
}
