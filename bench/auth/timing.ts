import { randomUUID } from 'node:crypto'
import { PASSWORD } from './calls.ts'
import { median } from './load.ts'
import type { BenchServer } from './start-server.ts'

const ROUNDS = 25
/** Differences that a stranger could not see in that many rounds. */
const ALIKE = { ratio: 0.1, ms: 1.5 }

type Question = {
  readonly name: string
  readonly ask: (email: string) => Promise<unknown>
}

/**
 * Whether the duration of an answer tells who has an account: the same request for a known and
 * for an unknown address, in turns.
 *
 * @returns whether no question tells
 */
export const compareDurations = async (server: BenchServer): Promise<boolean> => {
  const token = '/auth/v1/token?grant_type=password'
  const questions: Question[] = [
    {
      name: 'sign-up',
      ask: (email) => server.post('/auth/v1/signup', { email, password: PASSWORD }),
    },
    {
      name: 'password',
      ask: (email) => server.post(token, { email, password: 'not the right one' }),
    },
    { name: 'recover', ask: (email) => server.post('/auth/v1/recover', { email }) },
    { name: 'otp', ask: (email) => server.post('/auth/v1/otp', { email }) },
    {
      name: 'resend',
      ask: (email) => server.post('/auth/v1/resend', { type: 'signup', email }),
    },
  ]
  const known: string[] = []
  for (let person = 0; person < ROUNDS; person += 1) {
    const email = `known-${person}@example.com`
    await server.post('/confirmed', { email })
    known.push(email)
  }
  let isGood = true
  for (const { name, ask } of questions) {
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    const time = async (side: 'known' | 'unknown', email: string) => {
      const began = performance.now()
      await ask(email)
      times[side].push(performance.now() - began)
    }
    for (const [round, email] of known.entries()) {
      const stranger = `${randomUUID()}@example.com`
      // The second request finds warm caches, so known and unknown take turns at being first.
      if (round % 2 === 0) await time('known', email)
      await time('unknown', stranger)
      if (round % 2 === 1) await time('known', email)
    }
    const [here, nowhere] = [median(times.known), median(times.unknown)]
    const difference = Math.abs(here - nowhere)
    const isAlike = difference < ALIKE.ms || difference / nowhere < ALIKE.ratio
    isGood &&= isAlike
    console.log(
      `${isAlike ? 'alike ' : 'TELLS '} ${name.padEnd(10)} known ${here.toFixed(1)} ms, unknown ` +
        `${nowhere.toFixed(1)} ms, ratio ${(here / nowhere).toFixed(2)}`,
    )
  }
  return isGood
}
