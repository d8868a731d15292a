import { randomUUID } from 'node:crypto'
import type { Statements } from './count-statements.ts'
import type { BenchServer } from './start-server.ts'

export const PASSWORD = 'a lamp in the courtyard'
const PEOPLE = 64
/** To count statements by: background work must not look like part of a call. */
const SAMPLES = 9

export type CallName = 'refresh' | 'get user' | 'password' | 'sign-up'
export type Call = {
  readonly name: CallName
  /** One request of a connection; false when it was refused. */
  readonly send: (connection: number) => Promise<boolean>
  /** How many the server really runs for it. */
  readonly statements: Statements
}

type Session = { access_token: string; refresh_token: string }

const signUpPath = '/auth/v1/signup'
const tokenPath = '/auth/v1/token?grant_type='

const countStatements = async (server: BenchServer, send: Call['send']): Promise<Statements> => {
  const counts: Statements[] = []
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    await server.post('/count')
    if (!(await send(0))) throw new Error('A call was refused while nothing else ran.')
    counts.push(JSON.parse((await server.post('/statements')).body) as Statements)
  }
  return {
    reads: Math.min(...counts.map(({ reads }) => reads)),
    writes: Math.min(...counts.map(({ writes }) => writes)),
  }
}

/** The calls that are measured, each with people and sessions of its own. */
export const prepareCalls = async (server: BenchServer): Promise<Record<CallName, Call>> => {
  const signUp = (email: string) => server.post(signUpPath, { email, password: PASSWORD })
  const sessions: Session[] = []
  for (let index = 0; index < PEOPLE; index += 1)
    sessions.push(JSON.parse((await signUp(`tab-${index}@example.com`)).body) as Session)

  const send: Record<CallName, Call['send']> = {
    async refresh(connection) {
      const { refresh_token } = sessions[connection] ?? { refresh_token: '' }
      const answer = await server.post(`${tokenPath}refresh_token`, { refresh_token })
      if (answer.status !== 200) return false
      sessions[connection] = JSON.parse(answer.body) as Session
      return true
    },
    async 'get user'(connection) {
      return (await server.get('/auth/v1/user', sessions[connection]?.access_token)).status === 200
    },
    async password(connection) {
      const email = `tab-${connection}@example.com`
      return (
        (await server.post(`${tokenPath}password`, { email, password: PASSWORD })).status === 200
      )
    },
    async 'sign-up'() {
      return (await signUp(`${randomUUID()}@example.com`)).status === 200
    },
  }
  const counted = async (name: CallName): Promise<Call> => ({
    name,
    send: send[name],
    statements: await countStatements(server, send[name]),
  })
  return {
    refresh: await counted('refresh'),
    'get user': await counted('get user'),
    password: await counted('password'),
    'sign-up': await counted('sign-up'),
  }
}
