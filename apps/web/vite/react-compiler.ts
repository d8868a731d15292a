import type { Plugin, ResolvedConfig } from 'vite'

/** The compiler changes components and hooks alone, and these contain JSX or call a hook. */
const JSX_OR_HOOK = /<\/|\/>|\buse[A-Z]/

/** The parts of Babel's plugin that are changed here; its types leave them open. */
type BabelPlugin = {
  configResolved(config: ResolvedConfig): void
  applyToEnvironment(environment: { readonly name: string }): boolean
  readonly transform: { filter: { code?: RegExp } }
}

/**
 * Limits React Compiler, most of the build's work, to the code that can gain from it. The compiler makes
 * later renders of a component cheaper. The prerenderer renders each page once.
 *
 * @param babel the plugin that runs the compiler
 */
export const whereCompilerHelps = async (babel: Promise<unknown>): Promise<Plugin> => {
  const plugin = (await babel) as BabelPlugin & Plugin
  return {
    ...plugin,
    configResolved(config) {
      plugin.configResolved(config)
      plugin.transform.filter.code = JSX_OR_HOOK
    },
    applyToEnvironment: (environment) =>
      environment.name === 'client' && plugin.applyToEnvironment(environment),
  }
}
