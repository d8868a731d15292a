import { useEffect, useEffectEvent } from 'react'

/**
 * What the browser says of its network. Everything of the page that asks or waits for it does so here (the lint
 * rule `dhvani/one-network`).
 */
export const isOnline = (): boolean => navigator.onLine

type Change = 'online' | 'offline'

const listen = (change: Change, listener: () => void): (() => void) => {
  const handle = () => listener()
  addEventListener(change, handle)
  return () => removeEventListener(change, handle)
}

/**
 * Calls the listener each time that the browser comes online.
 *
 * @returns ends it
 */
export const whenOnline = (listener: () => void): (() => void) => listen('online', listener)

/**
 * Calls the listener each time that the browser goes offline.
 *
 * @returns ends it
 */
export const whenOffline = (listener: () => void): (() => void) => listen('offline', listener)

/** Calls `onOnline` when the browser comes online, as long as that is wanted. */
export const useWhenOnline = (isWanted: boolean, onOnline: () => void): void => {
  const handleOnline = useEffectEvent(onOnline)
  useEffect(() => (isWanted ? whenOnline(() => handleOnline()) : undefined), [isWanted])
}

/**
 * Waits until the browser comes online.
 *
 * @param ms  how long at most, in milliseconds
 * @returns whether it came online
 */
export const comesOnline = (ms: number): Promise<boolean> =>
  new Promise((resolve) => {
    const end = (isBack: boolean) => {
      clearTimeout(timer)
      stop()
      resolve(isBack)
    }
    const timer = setTimeout(end, ms, false)
    const stop = whenOnline(() => end(true))
  })

/** How long a press waits for the network, in milliseconds. Later, no visitor expects its effect any more. */
export const STILL_WANTED_MS = 60_000

/**
 * Waits for the network after something failed.
 *
 * @returns `true` once the browser is online again; `false` at once where it was online all the time, since
 *   the network is then not to blame, and `false` after a minute without a network
 */
export const networkReturns = async (): Promise<boolean> =>
  !isOnline() && (await comesOnline(STILL_WANTED_MS))

/**
 * Runs something that needs the network. Where a run fails offline, runs it again as soon as the browser
 * is online.
 *
 * @param isStillWanted  asked before each further run
 * @throws the reason of the last run
 */
export const retryWhenOnline = async <Result>(
  run: () => Promise<Result>,
  isStillWanted: () => boolean,
): Promise<Result> => {
  for (;;) {
    try {
      return await run()
    } catch (error) {
      if (!(await networkReturns()) || !isStillWanted()) throw error
    }
  }
}
