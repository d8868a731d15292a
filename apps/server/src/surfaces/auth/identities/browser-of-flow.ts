import { createHash, createHmac, randomBytes } from 'node:crypto'
import type { Queryable } from '#platform/database/database.ts'

/** 256 random bits that one browser keeps while it is on its way to a provider and back. */
export const createBrowserSecret = (): string => randomBytes(32).toString('base64url')

export const isBrowserSecret = (text: string): boolean => /^[\w-]{43}$/.test(text)

const sha256 = (text: string, encoding: 'hex' | 'base64url'): string =>
  createHash('sha256').update(text).digest(encoding)

const derive = (secret: string, purpose: string, flowId: string): string =>
  createHmac('sha256', secret).update(`${purpose} ${flowId}`).digest('base64url')

/** What the provider's answer must prove: an id token of this flow, a code asked for by this browser. */
export type FlowSecrets = {
  /** OpenID Connect Core 1.0, section 3.1.2.1. */
  readonly nonce: string
  /** RFC 7636, section 4.1: 43 characters. */
  readonly codeVerifier: string
}

/** Derived, so that the database never holds them: the browser brings them back with its cookie. */
export const deriveFlowSecrets = (browserSecret: string, flowId: string): FlowSecrets => ({
  nonce: derive(browserSecret, 'nonce', flowId),
  codeVerifier: derive(browserSecret, 'code_verifier', flowId),
})

/** RFC 7636, section 4.2, method S256. */
export const challengeOf = ({ codeVerifier }: FlowSecrets): string =>
  sha256(codeVerifier, 'base64url')

export const insertBrowserOfFlow = async (
  db: Queryable,
  flowId: string,
  browserSecret: string,
): Promise<void> => {
  await db.query('insert into dhvani.browsers_of_flows (flow_id, browser_hash) values ($1, $2)', [
    flowId,
    sha256(browserSecret, 'hex'),
  ])
}

export const isBrowserOfFlow = async (
  db: Queryable,
  flowId: string,
  browserSecret: string,
): Promise<boolean> => {
  const rows = await db.query(
    'select 1 from dhvani.browsers_of_flows where flow_id = $1 and browser_hash = $2',
    [flowId, sha256(browserSecret, 'hex')],
  )
  return rows.length > 0
}
