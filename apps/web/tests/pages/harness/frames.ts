/** A page whose documents tell the harness that they begin, before their scripts. */
type Opened = { begin(target: Window & typeof globalThis): void }

const opened = new Map<string, Opened>()

declare global {
  interface Window {
    /** What node/site-plugin.ts lets each document call. */
    dhvaniFrame?: { begin(target: Window & typeof globalThis): void }
  }
}

/** Lets documents in a frame of this name tell that they begin. */
export const followFrame = (name: string, page: Opened): void => {
  opened.set(name, page)
  window.dhvaniFrame ??= {
    begin: (target) => {
      const { frameElement } = target
      opened.get(frameElement?.getAttribute('data-page') ?? '')?.begin(target)
    },
  }
}

export const forgetFrame = (name: string): void => {
  opened.delete(name)
}
