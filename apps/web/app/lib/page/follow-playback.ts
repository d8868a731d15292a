import { askToRead } from '#lib/network/ask.ts'
import { isPageSampled } from './is-page-sampled.ts'

/** What a browser counts of a context: seconds played and interruptions (https://webaudio.github.io/web-audio-api/#AudioPlaybackStats). */
type PlaybackStats = { readonly totalDuration: number; readonly underrunEvents: number }

/** A page that is left earlier is no session, and asks for no settings. */
const DECIDE_AFTER_MS = 60_000

/** The server takes no longer session: a week. */
const MOST_MINUTES = 10_080

/** One for each context: a dead one is replaced. */
const counted: PlaybackStats[] = []

const total = (of: keyof PlaybackStats): number =>
  counted.reduce((sum, stats) => sum + stats[of], 0)

/** Tells two numbers, and nothing that says who listened to what. */
const report = (): void => {
  const minutes = Math.min(MOST_MINUTES, Math.floor(total('totalDuration') / 60))
  if (minutes === 0) return
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ minutes, underruns: total('underrunEvents') }),
    // The page closes.
    keepalive: true,
  }
  // Where the site does not answer, nothing can be reported.
  askToRead('/reports/playback', request).catch(() => undefined)
}

const decide = (): void => {
  isPageSampled()
    .then((isSampled) => {
      if (isSampled) addEventListener('pagehide', report, { once: true })
    })
    // As above.
    .catch(() => undefined)
}

/** Counts, where the browser does, how often the sound breaks off, and reports it when the page is left. */
export const followPlayback = (context: object): void => {
  const { playbackStats } = context as { readonly playbackStats?: PlaybackStats }
  if (!playbackStats) return
  counted.push(playbackStats)
  if (counted.length === 1) setTimeout(decide, DECIDE_AFTER_MS)
}
