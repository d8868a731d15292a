import { compare, hash } from '@node-rs/bcrypt'
import { availableParallelism } from 'node:os'
import { expect, it, vi } from 'vitest'
import { QueueFullError } from '../fair-queue.ts'
import { findHashProblem } from './foreign-hash.ts'
import { createPasswordHasher } from './password-hasher.ts'

// Real, and counted.
vi.mock('@node-rs/bcrypt', { spy: true })

const LOWEST_COST = 4
const ROOM = 100 + Math.max(1, availableParallelism() - 1)

it('refuses at once when its queue is full, and works on', async () => {
  const hasher = await createPasswordHasher(LOWEST_COST)
  const asked = Array.from({ length: ROOM + 7 }, () => hasher.hash('moonlit courtyard'))
  expect(hasher.load()).toEqual({ waiting: 100, refused: 7 })
  const refused = (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(7)
  for (const { reason } of refused as PromiseRejectedResult[])
    expect(reason).toBeInstanceOf(QueueFullError)
  expect(hasher.load()).toEqual({ waiting: 0, refused: 7 })
  const hashed = await hasher.hash('moonlit courtyard')
  expect(await hasher.matches('moonlit courtyard', hashed)).toBe(true)
  expect(await hasher.matches('sunlit courtyard', hashed)).toBe(false)
})

it('says no to every password of an account that has none', async () => {
  const hasher = await createPasswordHasher(LOWEST_COST)
  expect(await hasher.matches('nobody has this password', undefined)).toBe(false)
  expect(await hasher.matches('', '')).toBe(false)
})

/** 25 letters, 75 bytes: three more than bcrypt reads. */
const DEVANAGARI = 'कखगघङचछजझञटठडढणतथदधनपफबभम'

it('tells passwords apart that differ only beyond what bcrypt reads', async () => {
  const hasher = await createPasswordHasher(LOWEST_COST)
  const hashed = await hasher.hash(DEVANAGARI)
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(await hasher.matches(DEVANAGARI, hashed)).toBe(true)
  expect(await hasher.matches(DEVANAGARI.replace(/.$/u, 'य'), hashed)).toBe(false)
  expect(await hasher.matches(DEVANAGARI.slice(0, -1), hashed)).toBe(false)
})

/** क़िस्सा and é, as one keyboard sends them and as another does. */
const ONE_SIGN = '\u0958\u093f\u0938\u094d\u0938\u093e caf\u00e9'
const TWO_SIGNS = '\u0915\u093c\u093f\u0938\u094d\u0938\u093e cafe\u0301'

it.each([
  [ONE_SIGN, TWO_SIGNS],
  [TWO_SIGNS, ONE_SIGN],
  [ONE_SIGN.repeat(5), TWO_SIGNS.repeat(5)],
])('matches the same letters from another keyboard: %j', async (chosen, typed) => {
  const hasher = await createPasswordHasher(LOWEST_COST)
  const hashed = await hasher.hash(chosen)
  expect(await hasher.matches(typed, hashed)).toBe(true)
  expect(await hasher.matches(chosen, hashed)).toBe(true)
  expect(await hasher.matches(typed.replace('caf', 'cat'), hashed)).toBe(false)
})

it.each([ONE_SIGN, TWO_SIGNS])('verifies a hash of the letters as they came: %j', async (sent) => {
  const hasher = await createPasswordHasher(LOWEST_COST)
  expect(await hasher.matches(sent, await hash(sent, LOWEST_COST))).toBe(true)
})

const comparisonsOf = async (work: () => Promise<boolean>): Promise<number> => {
  vi.mocked(compare).mockClear()
  await work()
  return vi.mocked(compare).mock.calls.length
}

it('hashes one spelling where it made the hash, also of a wrong password and where there is none', async () => {
  const hasher = await createPasswordHasher(LOWEST_COST)
  const hashed = await hasher.hash(ONE_SIGN)
  for (const known of [hashed, undefined])
    for (const password of [ONE_SIGN, TWO_SIGNS, ONE_SIGN.replace('caf', 'cat')])
      expect(await comparisonsOf(() => hasher.matches(password, known))).toBe(1)
  const foreign = await hash(ONE_SIGN, LOWEST_COST)
  expect(await comparisonsOf(() => hasher.matches(ONE_SIGN, foreign))).toBe(3)
})

it('makes hashes that differ for the same password and that others verify', async () => {
  const hasher = await createPasswordHasher(LOWEST_COST)
  const [one, other] = [await hasher.hash('moonlit'), await hasher.hash('moonlit')]
  expect(one).toMatch(/^\$2b\$04\$.{53}$/)
  expect(one).not.toBe(other)
  expect(await compare('moonlit', one)).toBe(true)
})

it('hashes no text that is longer than any password', async () => {
  const hasher = await createPasswordHasher(LOWEST_COST)
  const longest = 'ऴ'.repeat(128)
  const hashed = await hasher.hash(longest)
  expect(await hasher.matches(longest, hashed)).toBe(true)
  for (const text of ['x'.repeat(1025), 'x'.repeat(900_000)])
    expect(await comparisonsOf(() => hasher.matches(text, hashed))).toBe(0)
  expect(await comparisonsOf(() => hasher.matches('x'.repeat(1024), hashed))).toBe(1)
})

it('hashes with bcrypt of cost 10 and argon2id of 19 MiB where nothing else is said', async () => {
  const hasher = await createPasswordHasher()
  expect(await hasher.hash('moonlit courtyard')).toMatch(/^\$2[aby]\$10\$/)
  expect(await hasher.hash('x'.repeat(73))).toMatch(/^\$argon2id\$v=19\$m=19457,t=2,p=1\$/)
})

it('hashes with bcrypt up to 72 bytes, and with argon2id from 73 on', async () => {
  const hasher = await createPasswordHasher(LOWEST_COST)
  expect(await hasher.hash('x'.repeat(72))).toMatch(/^\$2[aby]\$04\$/)
  expect(await hasher.hash('x'.repeat(73))).toMatch(/^\$argon2id\$/)
})

// The reference implementation's own vectors for Argon2 1.3, from its file test.c.
it.each([
  '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc',
  '$argon2id$v=19$m=256,t=2,p=1$c29tZXNhbHQ$nf65EOgLrQMR/uIPnA4rEsF5h7TKyQwu9U1bMCHGi/4',
])('verifies %s, a hash that was made elsewhere', async (hashed) => {
  const hasher = await createPasswordHasher(LOWEST_COST)
  expect(await hasher.matches('password', hashed)).toBe(true)
  expect(await hasher.matches('passwore', hashed)).toBe(false)
})

it('says no to every password where the hash has no known format', async () => {
  const hasher = await createPasswordHasher(LOWEST_COST)
  const salted = '$c29tZXNhbHQ$CTFhFdXPJO1aFaMa'
  for (const hashed of [
    'garbage',
    '$argon2id$v=19$m=1',
    '$argon2id$v=19$m=64,t=1,p=1$YQ$YQ',
    ...['m=99999999,t=1,p=1', 'm=64,t=0,p=1', 'm=64,t=1,p=0', 'm=64,t=1,p=9'].map(
      (parameters) => `$argon2id$v=19$${parameters}${salted}`,
    ),
  ])
    expect(await hasher.matches('password', hashed), hashed).toBe(false)
})

const TAIL = '$c29tZXNhbHQ$CTFhFdXPJO1aFaMa'

it.each([
  ['', 'no hash'],
  ['garbage', 'no hash'],
  ['$2b$03$RiXBhV0ZmmGWBKpRPPVQXuPYJZ5s5TWVFoTdWmTN0Zv8sWj3xUd3K', 'cost'],
  ['$2b$15$RiXBhV0ZmmGWBKpRPPVQXuPYJZ5s5TWVFoTdWmTN0Zv8sWj3xUd3K', 'cost'],
  ['$2b$31$RiXBhV0ZmmGWBKpRPPVQXuPYJZ5s5TWVFoTdWmTN0Zv8sWj3xUd3K', 'cost'],
  [`$argon2id$v=19$m=131073,t=1,p=1${TAIL}`, 'm × t'],
  [`$argon2id$v=19$m=65536,t=9,p=1${TAIL}`, 'm × t'],
  [`$argon2id$v=19$m=8,t=4294967295,p=1${TAIL}`, 'm × t'],
  [`$argon2id$v=19$m=1024,t=1,p=17${TAIL}`, 'p'],
  [`$argon2id$v=19$m=64,t=1,p=1$${'A'.repeat(87)}$CTFhFdXPJO1aFaMa`, 'no hash'],
  [`$argon2id$v=19$m=64,t=1,p=1$c29tZXNhbHQ$${'A'.repeat(87)}`, 'no hash'],
])(
  'computes no hash of %j',
  async (hashed, reason) => {
    expect(findHashProblem(hashed)).toContain(reason)
    const hasher = await createPasswordHasher(LOWEST_COST)
    expect(await comparisonsOf(() => hasher.matches('password', hashed))).toBe(1)
  },
  5_000,
)

it.each([
  '$2y$12$RiXBhV0ZmmGWBKpRPPVQXuPYJZ5s5TWVFoTdWmTN0Zv8sWj3xUd3K',
  `$argon2id$v=19$m=65536,t=4,p=1${TAIL}`,
  `$argon2i$v=19$m=102400,t=2,p=8${TAIL}`,
  `$argon2id$v=19$m=131072,t=4,p=16${TAIL}`,
])('takes %s, as other programs make them', (hashed) => {
  expect(findHashProblem(hashed)).toBeUndefined()
})
