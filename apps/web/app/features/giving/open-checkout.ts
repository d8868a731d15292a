import { SPEC_MESSAGES } from '@dhvani/catalogue'

/** A tab that waits for an address; the browser's own, or a test's. */
export type WaitingTab = { go(url: string): void; close(): void }

export type CheckoutParts = {
  /** Price id of the tier, or `null` where the operator set none. */
  readonly findPriceId: () => Promise<string | null>
  /** Invokes `create-checkout`; throws when it fails. */
  readonly createCheckout: (priceId: string) => Promise<unknown>
}

export type Checkout =
  | { readonly kind: 'opened' }
  /** The browser let no tab open: a press of a button may. */
  | { readonly kind: 'blocked'; readonly url: string }
  | { readonly kind: 'failed'; readonly reason: string | undefined }

const addressIn = (reply: unknown): string | undefined => {
  if (typeof reply !== 'object' || reply === null || !('url' in reply)) return undefined
  const { url } = reply
  return typeof url === 'string' && /^https?:\/\//.test(url) ? url : undefined
}

/**
 * Makes a checkout and leads the tab to it. The tab was opened by the press itself, because
 * browsers block tabs that open later; it is closed again when there is nowhere to go.
 *
 * @param tab `undefined` when the browser blocked even that
 */
export const openCheckout = async (
  tab: WaitingTab | undefined,
  { findPriceId, createCheckout }: CheckoutParts,
): Promise<Checkout> => {
  try {
    const priceId = await findPriceId()
    // Without a price the server is still asked: it tells the operator which setting is missing.
    const url = addressIn(await createCheckout(priceId ?? ''))
    if (url === undefined) {
      tab?.close()
      return { kind: 'failed', reason: SPEC_MESSAGES.noCheckoutUrl }
    }
    if (!tab) return { kind: 'blocked', url }
    tab.go(url)
    return { kind: 'opened' }
  } catch {
    tab?.close()
    return { kind: 'failed', reason: undefined }
  }
}
