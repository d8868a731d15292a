/** Problems of a page that its person does not see; each fails the test. */
export type Problems = {
  /** Leaves out the problems that a test provokes on purpose. */
  allow(pattern: RegExp): void
  tell(problem: string): void
  list(): readonly string[]
  /** Follows console and errors of a document from its beginning. */
  watch(target: Window & typeof globalThis): void
}

/** React cannot know that the harness runs the script of the theme, which a browser finds in the HTML. */
const OF_HARNESS = /^console error: Encountered a script tag while rendering React component/

const written = (word: unknown): string =>
  word instanceof Object && 'stack' in word ? String(word.stack) : String(word)

export const createProblems = (): Problems => {
  const problems: string[] = []
  const allowed: RegExp[] = [OF_HARNESS]
  const tell = (problem: string) => problems.push(problem)
  return {
    allow: (pattern) => allowed.push(pattern),
    tell,
    list: () => problems.filter((problem) => !allowed.some((pattern) => pattern.test(problem))),
    watch(target) {
      const log = target.console
      for (const kind of ['error', 'warn'] as const)
        log[kind] = (...words: unknown[]) =>
          tell(`console ${kind === 'warn' ? 'warning' : kind}: ${words.map(written).join(' ')}`)
      target.addEventListener('error', ({ message, error }) =>
        tell(`uncaught: ${message} ${written(error)}`),
      )
      target.addEventListener('unhandledrejection', ({ reason }) =>
        tell(`uncaught: ${written(reason)}`),
      )
    },
  }
}
