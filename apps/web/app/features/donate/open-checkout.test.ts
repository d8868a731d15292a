import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openCheckout, type CheckoutParts } from './open-checkout.ts'

const URL_OF_CHECKOUT = 'https://checkout.stripe.com/c/pay/cs_1'

const reported = vi.fn()

beforeEach(() => {
  reported.mockClear()
  vi.stubGlobal('reportError', reported)
})

const aTab = () => {
  const happened: string[] = []
  return {
    happened,
    tab: { go: (url: string) => happened.push(url), close: () => happened.push('closed') },
  }
}

const parts = (reply: unknown, asked: string[] = []): CheckoutParts => ({
  findPriceId: async () => 'price_10',
  createCheckout: async (priceId) => {
    asked.push(priceId)
    if (reply instanceof Error) throw reply
    return reply
  },
  isUnreached: (error) => error instanceof TypeError,
})

describe('openCheckout', () => {
  it('leads the waiting tab to the checkout of the price', async () => {
    const { tab, happened } = aTab()
    const asked: string[] = []
    expect(await openCheckout(tab, parts({ url: URL_OF_CHECKOUT }, asked))).toEqual({
      kind: 'opened',
    })
    expect(asked).toEqual(['price_10'])
    expect(happened).toEqual([URL_OF_CHECKOUT])
  })

  it('hands the address over when no tab could open', async () => {
    expect(await openCheckout(undefined, parts({ url: URL_OF_CHECKOUT }))).toEqual({
      kind: 'blocked',
      url: URL_OF_CHECKOUT,
    })
  })

  it.each([[{}], [{ url: null }], [{ url: '' }], ['text'], [{ url: 'javascript:alert(1)' }]])(
    'closes the tab again when the reply %j has no address',
    async (reply) => {
      const { tab, happened } = aTab()
      expect(await openCheckout(tab, parts(reply))).toEqual({
        kind: 'failed',
        reason: 'No checkout URL received',
      })
      expect(happened).toEqual(['closed'])
    },
  )

  it('says so when Stripe gave the function no address', async () => {
    const { tab, happened } = aTab()
    const refuse = (error: string) =>
      Object.assign(new Error('Edge Function returned a non-2xx status code'), {
        context: Response.json({ error }, { status: 502 }),
      })
    expect(await openCheckout(tab, parts(refuse('No checkout URL received')))).toEqual({
      kind: 'failed',
      reason: 'No checkout URL received',
    })
    expect(happened).toEqual(['closed'])
    expect(await openCheckout(tab, parts(refuse('Unknown price')))).toEqual({
      kind: 'failed',
      reason: undefined,
    })
  })

  it('closes the tab again when the function fails, and reports why', async () => {
    const { tab, happened } = aTab()
    const refusal = new Error('502')
    const failure = await openCheckout(tab, parts(refusal))
    expect(failure).toEqual({ kind: 'failed', reason: undefined })
    expect(reported.mock.calls).toEqual([[refusal]])
    expect(happened).toEqual(['closed'])
  })

  it('closes the tab again and tells a lost network from a refusal', async () => {
    const { tab, happened } = aTab()
    const failure = await openCheckout(tab, parts(new TypeError('Failed to fetch')))
    expect(failure).toEqual({ kind: 'unreached' })
    expect(reported, 'a lost network is no error of the site').not.toHaveBeenCalled()
    expect(happened).toEqual(['closed'])
  })

  it('asks the server even without a price, so that the operator hears of it', async () => {
    const asked: string[] = []
    const without = { ...parts(new Error('503'), asked), findPriceId: async () => null }
    expect((await openCheckout(undefined, without)).kind).toBe('failed')
    expect(asked).toEqual([''])
  })
})
