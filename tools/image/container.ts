/** How a program of a container ended, and what it printed. */
export type Ended = { readonly code: number | null; readonly said: string }

/** The image in use on this machine, with its user, a read-only root and one folder to write. */
export type Container = {
  /** Starts the server and resolves once it is ready; rejects with what it printed when it ends instead. */
  start(settings?: Readonly<Record<string, string>>): Promise<void>
  /** Runs a program of the image to its end, with the same settings and the same data as the server. */
  run(words: readonly string[], settings?: Readonly<Record<string, string>>): Promise<Ended>
  /** @returns the exit code of the server; `null` when the signal ended it */
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

/** What holds the image: layers in a directory, or a container engine. */
export type ImageHolder = {
  create(settings: Readonly<Record<string, string>>): Promise<Container>
  close(): Promise<void>
}
