/** Files of the built-in sounds that another process still renders while this server answers. */
export type AwaitedSounds = {
  /**
   * Lets a file be made before the others.
   *
   * @param name inside the bucket of the built-in sounds, such as `small/rain.mp3`
   * @returns resolves once the file is there, and rejects when it will not be made; `undefined` for a file
   *   that is not awaited
   */
  ask(name: string): Promise<void> | undefined
  /** Ends the waits, and the work. */
  stop(): Promise<void>
}

/** Where every file was made before the start. */
export const NOTHING_AWAITED: AwaitedSounds = {
  ask: () => undefined,
  stop: async () => undefined,
}
