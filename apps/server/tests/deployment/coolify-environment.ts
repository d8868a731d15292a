/** Coolify's own names, which it fills in: https://github.com/coollabsio/coolify-docs/blob/main/docs/knowledge-base/docker/compose.md. */
const MAGIC = /^SERVICE_(?:URL|FQDN|USER|PASSWORD|BASE64)_[A-Z\d_-]+$/

type Pair = readonly [name: string, value: string]

/** What a template of Coolify passes to the server, without the names that only Coolify reads. */
export const settingsOf = (environment: readonly string[]): Pair[] =>
  environment
    .map((line): Pair => {
      const at = line.indexOf('=')
      return at === -1 ? [line, ''] : [line.slice(0, at), line.slice(at + 1)]
    })
    .filter(([name]) => !MAGIC.test(name))

/** The variables that the page of Coolify asks the operator for. */
export const askedFor = (environment: readonly string[]): string[] =>
  settingsOf(environment).flatMap(([, value]) =>
    [...value.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name),
  )

/**
 * Fills in what Coolify fills in, and what its page asks the operator for.
 *
 * @throws when a variable is required and was not typed
 */
export const deployOnCoolify = (
  environment: readonly string[],
  typed: Readonly<Record<string, string>>,
): Record<string, string> => {
  const given: Record<string, string> = { SERVICE_URL_DHVANI: 'https://dhvani.example', ...typed }
  const fill = (value: string): string =>
    value
      .replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_all, name: string, kind, rest = '') => {
        const filled = given[name] ?? (kind === '-' ? String(rest) : '')
        if (filled === '' && kind === '?') throw new Error(`${name} is required`)
        return filled
      })
      .replaceAll(/\$(\w+)/g, (_all, name: string) => given[name] ?? '')
  return Object.fromEntries(settingsOf(environment).map(([name, value]) => [name, fill(value)]))
}
