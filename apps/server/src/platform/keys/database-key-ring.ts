import { importJWK, SignJWT, type CryptoKey, type JWK } from 'jose'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../database/database.ts'
import { JwtProblem } from './jwt-problem.ts'
import type { KeyRing, Claims } from './key-ring.ts'
import { requireOwnClaims } from './require-own-claims.ts'
import {
  ALGORITHM,
  insertSigningKey,
  readSigningKeys,
  retireSigningKeys,
} from './signing-key-store.ts'
import { hasExpired, keyIdOf, verifyToken } from './verify-token.ts'

const CAPACITY = 5_000

/** Remembers verified tokens: verifying one costs more than the rest of a request. */
const createVerifiedTokens = () => {
  const claimsByToken = new Map<string, Claims>()
  return {
    find: (token: string): Claims | undefined => claimsByToken.get(token),
    keep(token: string, claims: Claims): void {
      if (claimsByToken.size >= CAPACITY) {
        const oldest = claimsByToken.keys().next()
        if (!oldest.done) claimsByToken.delete(oldest.value)
      }
      claimsByToken.set(token, claims)
    },
    forget: () => claimsByToken.clear(),
  }
}

type Key = {
  readonly id: string
  readonly publicJwk: JWK
  readonly privateKey: CryptoKey
  readonly publicKey: CryptoKey
  readonly activeFrom: Date
}

/** How long a published key waits before it signs: longer than key sets are cached. */
export const KEY_LEAD_TIME_MS = 15 * 60_000
/** How long an old key is accepted after its successor signs: longer than any token lives. */
const RETIREMENT_MS = 2 * 60 * 60_000
/** Another replica may have rotated. */
const REFRESH_EVERY_MS = 60_000
/** An unknown key id makes the server ask the database, but not with every request. */
const UNKNOWN_KEY_PAUSE_MS = 5_000

/** ES256 keys that live in the database, so that replicas share them. They sign sessions only. */
export const openDatabaseKeyRing = async (database: Database, clock: Clock): Promise<KeyRing> => {
  const verified = createVerifiedTokens()
  let keys: readonly Key[] = []
  let readAt = 0

  const load = async () => {
    const rows = await readSigningKeys(database, clock.now())
    keys = await Promise.all(
      rows.map(async (row) => ({
        id: row.id,
        publicJwk: row.public_jwk,
        privateKey: (await importJWK(row.private_jwk, ALGORITHM)) as CryptoKey,
        publicKey: (await importJWK(row.public_jwk, ALGORITHM)) as CryptoKey,
        activeFrom: row.active_from,
      })),
    )
    readAt = clock.now().getTime()
    verified.forget()
  }
  const loadWhenOlderThan = async (age: number) => {
    if (Math.abs(clock.now().getTime() - readAt) >= age) await load()
  }

  await database.exclusively(async (tx) => {
    const now = clock.now()
    if ((await readSigningKeys(tx, now)).length === 0)
      await insertSigningKey(tx, { now, activeFrom: now })
  })
  await load()

  const findKey = async (id: string | undefined): Promise<Key | undefined> => {
    await loadWhenOlderThan(REFRESH_EVERY_MS)
    const known = keys.find((key) => key.id === id)
    if (known || id === undefined) return known
    await loadWhenOlderThan(UNKNOWN_KEY_PAUSE_MS)
    return keys.find((key) => key.id === id)
  }

  return {
    async sign(claims) {
      await loadWhenOlderThan(REFRESH_EVERY_MS)
      const now = clock.now()
      const key = keys.find(({ activeFrom }) => activeFrom <= now) ?? keys.at(-1)
      if (!key) throw new Error('There is no signing key.')
      return new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: key.id })
        .sign(key.privateKey)
    },
    async verify(token) {
      const now = clock.now()
      await loadWhenOlderThan(REFRESH_EVERY_MS)
      const before = verified.find(token)
      if (before && !hasExpired(before, now)) return before
      const key = await findKey(keyIdOf(token))
      if (!key) throw new JwtProblem('invalid', 'token is unverifiable: unrecognized JWT kid')
      const claims = await verifyToken(token, key.publicKey, ALGORITHM, now)
      requireOwnClaims(claims)
      verified.keep(token, claims)
      return claims
    },
    async publicKeys() {
      await loadWhenOlderThan(REFRESH_EVERY_MS)
      return keys.map(({ publicJwk }) => publicJwk)
    },
    async rotate() {
      await database.exclusively(async (tx) => {
        const now = clock.now()
        const activeFrom = new Date(now.getTime() + KEY_LEAD_TIME_MS)
        const old = await readSigningKeys(tx, now)
        await insertSigningKey(tx, { now, activeFrom })
        await retireSigningKeys(
          tx,
          old.map(({ id }) => id),
          new Date(activeFrom.getTime() + RETIREMENT_MS),
        )
      })
      await load()
    },
  }
}
