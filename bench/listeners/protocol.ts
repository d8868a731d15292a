/** What the process of the load and the one that started it tell each other. */

/** One file of the page, as Chromium asked for it. */
export type PageFile = {
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
}

/** One built-in sound. */
export type SoundFile = { readonly path: string; readonly bytes: number }

export type Account = {
  readonly id: string
  readonly accessToken: string
  readonly refreshToken: string
}

export type LoadSetting = {
  readonly origin: string
  readonly key: string
  /** Accounts that are signed in before the first load. */
  readonly people: number
}

export type LoadTask =
  | {
      readonly do: 'load'
      readonly people: number
      readonly seconds: number
      /** From one refresh of a listener to the next. */
      readonly turnSeconds: number
      /** From the first listener's page to the last one's. */
      readonly arriveSeconds: number
      readonly page: readonly PageFile[]
      readonly sounds: readonly SoundFile[]
    }
  | { readonly do: 'hold'; readonly people: number; readonly page: readonly PageFile[] }
  | { readonly do: 'read back' }

export type KindFigures = {
  readonly kind: string
  readonly answers: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly longestMs: number
  /** Of all bodies, as they came over the line. */
  readonly bytes: number
}

export type LoadReport = {
  readonly people: number
  readonly seconds: number
  readonly kinds: readonly KindFigures[]
  /** Refused or broken, by kind and cause. */
  readonly problems: Readonly<Record<string, number>>
  /** Ended by a deadline of the server or of the page. */
  readonly pastDeadline: number
  /** As a browser does when a connection that it had kept was closed under the request. */
  readonly sentAgain: number
  /** Turns that began late, because the one before took longer than its time. */
  readonly lateTurns: number
}

export type Kept = {
  readonly uploads: number
  readonly beats: number
  /** What was acknowledged and is not there, one line each. */
  readonly lost: readonly string[]
}

/** The first one has the seconds that the sign-ups took; then each task gets one. */
export type LoadAnswer =
  | { readonly ready: number }
  | { readonly report: LoadReport }
  | { readonly held: number }
  | { readonly kept: Kept }
