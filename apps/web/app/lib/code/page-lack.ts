import { whenOnline } from '#lib/network/online.ts'
import type { Texts } from '#lib/language/say.ts'
import { createStore } from '#lib/store/store.ts'

/** What a page lacks: code (the navigation waits) or texts (the first render waits). */
type Lack = 'code' | Texts

type PageLack = { readonly lack: 'code' | 'language'; readonly again?: () => void }

/** A try for each lack, or nothing while it runs. A page of another language may wait for two texts at once. */
const tries = new Map<Lack, (() => void) | undefined>()

/** What the page still lacks, if anything did not arrive; `again` is undefined while another try runs. */
export const pageLack = createStore<PageLack | undefined>(undefined)

const publish = () => {
  const lacks = [...tries.keys()]
  const offered = [...tries.values()].filter((again) => again !== undefined)
  const lack = lacks.some((one) => one !== 'code') ? 'language' : lacks[0] && 'code'
  const again = () => offered.forEach((tryAgain) => tryAgain())
  pageLack.set(lack && { lack, ...(offered.length > 0 && { again }) })
}

/** Ends what the page says of a lack. */
export const endLack = (lack: Lack): void => {
  if (tries.delete(lack)) publish()
}

/**
 * Shows that a page did not arrive, until the visitor asks for another try or the network is back.
 *
 * @param afterMs then the next try begins by itself, in milliseconds: for a page that cannot show this yet
 */
export const untilAskedAgain = (lack: Lack, afterMs?: number): Promise<void> =>
  new Promise((resolve) => {
    const again = () => {
      clearTimeout(timer)
      stop()
      tries.set(lack, undefined)
      publish()
      resolve()
    }
    const timer = afterMs === undefined ? undefined : setTimeout(again, afterMs)
    const stop = whenOnline(again)
    tries.set(lack, again)
    publish()
  })
