import { FIXED_TEXTS } from '@dhvani/catalogue'

/** A tab that waits for an address. Tests pass their own. */
export type WaitingTab = { go(url: string): void; close(): void }

export type CheckoutParts = {
  /** Price id of the tier, or `null` where the operator set none. */
  readonly findPriceId: () => Promise<string | null>
  /** Calls the function `create-checkout`; throws when that fails. */
  readonly createCheckout: (priceId: string) => Promise<unknown>
  /** Whether an error means that no answer came. */
  readonly isUnreached: (error: unknown) => boolean
}

export type Checkout =
  | { readonly kind: 'opened' }
  /** The browser opened no tab: the caller offers a link to `url`. */
  | { readonly kind: 'blocked'; readonly url: string }
  | { readonly kind: 'unreached' }
  | { readonly kind: 'failed'; readonly reason: string | undefined }

const addressIn = (reply: unknown): string | undefined => {
  if (typeof reply !== 'object' || reply === null || !('url' in reply)) return undefined
  const { url } = reply
  return typeof url === 'string' && /^https?:\/\//.test(url) ? url : undefined
}

/** The function answers 502 where Stripe gave it no address, and says so in its body. */
const hasNoAddress = async (error: unknown): Promise<boolean> => {
  if (!(error instanceof Error) || !('context' in error)) return false
  const { context } = error
  if (!(context instanceof Response)) return false
  const body: unknown = await context.json().catch(() => undefined)
  return (body as { readonly error?: unknown } | undefined)?.error === FIXED_TEXTS.noCheckoutUrl
}

/**
 * Creates a checkout and leads the tab to it. The press opened the tab, because browsers block tabs
 * that open later. Without an address for it, the tab is closed again.
 *
 * @param tab `undefined` when the browser blocked the tab
 */
export const openCheckout = async (
  tab: WaitingTab | undefined,
  { findPriceId, createCheckout, isUnreached }: CheckoutParts,
): Promise<Checkout> => {
  try {
    const priceId = await findPriceId()
    // The server is asked without a price too: its log then names the setting that is missing.
    const url = addressIn(await createCheckout(priceId ?? ''))
    if (url === undefined) {
      tab?.close()
      return { kind: 'failed', reason: FIXED_TEXTS.noCheckoutUrl }
    }
    if (!tab) return { kind: 'blocked', url }
    tab.go(url)
    return { kind: 'opened' }
  } catch (error) {
    tab?.close()
    if (isUnreached(error)) return { kind: 'unreached' }
    if (await hasNoAddress(error)) return { kind: 'failed', reason: FIXED_TEXTS.noCheckoutUrl }
    reportError(error)
    return { kind: 'failed', reason: undefined }
  }
}
