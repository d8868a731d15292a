import type { Session, User } from '@supabase/auth-js'
import { authRefusal, json } from './answers.ts'

export type Account = { readonly email: string; readonly password: string; readonly name: string }

/** What the service keeps of a person. */
type Kept = { user: User; password: string }

const HOUR_SECONDS = 3600

const part = (value: object): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

const claimsOf = (token: string) =>
  JSON.parse(atob(token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '')) as {
    session_id: string
    iat: number
  }

const tokenOf = (request: Request): string =>
  request.headers.get('authorization')?.replace(/^Bearer /, '') ?? ''

const bodyOf = async (request: Request): Promise<Record<string, unknown>> => {
  const text = await request.text()
  return text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
}

/** The accounts of the stand-in, with their sessions. */
export const createAccounts = () => {
  const people = new Map<string, Kept>()
  const refreshTokens = new Map<string, string>()
  /** Tokens of access, each with the id of its person; an ended session has none. */
  const accessTokens = new Map<string, string>()

  let settings = { external: { google: false }, disable_signup: false }

  const byEmail = (email: unknown) =>
    [...people.values()].find(({ user }) => user.email === String(email).toLowerCase())

  const open = ({ user }: Kept): Session => {
    const now = Math.floor(Date.now() / 1000)
    const sessionId = crypto.randomUUID()
    const token = [
      part({ alg: 'ES256', typ: 'JWT' }),
      part({
        sub: user.id,
        aud: 'authenticated',
        role: 'authenticated',
        email: user.email,
        aal: 'aal1',
        session_id: sessionId,
        iat: now,
        exp: now + HOUR_SECONDS,
      }),
      part({ signature: crypto.randomUUID() }),
    ].join('.')
    const refresh = crypto.randomUUID()
    refreshTokens.set(refresh, user.id)
    accessTokens.set(token, user.id)
    return {
      access_token: token,
      token_type: 'bearer',
      expires_in: HOUR_SECONDS,
      expires_at: now + HOUR_SECONDS,
      refresh_token: refresh,
      user,
    }
  }

  const add = ({ email, password, name }: Account, isConfirmed = true): User => {
    const now = new Date().toISOString()
    const id = crypto.randomUUID()
    const user: User = {
      id,
      aud: 'authenticated',
      role: 'authenticated',
      email: email.toLowerCase(),
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: { full_name: name },
      identities: [],
      created_at: now,
      updated_at: now,
      is_anonymous: false,
      ...(isConfirmed ? { email_confirmed_at: now, confirmed_at: now } : {}),
    }
    people.set(id, { user, password })
    return user
  }

  const callerOf = (request: Request): Kept | undefined =>
    people.get(accessTokens.get(tokenOf(request)) ?? '')

  const signIn = async (request: Request) => {
    const { email, password } = await bodyOf(request)
    const kept = byEmail(email)
    if (!kept || kept.password !== password)
      return authRefusal(400, 'invalid_credentials', 'Invalid login credentials')
    if (!kept.user.email_confirmed_at)
      return authRefusal(400, 'email_not_confirmed', 'Email not confirmed')
    return json(open(kept))
  }

  const renew = async (request: Request) => {
    const token = String((await bodyOf(request)).refresh_token)
    const kept = people.get(refreshTokens.get(token) ?? '')
    if (!kept)
      return authRefusal(
        400,
        'refresh_token_not_found',
        'Invalid Refresh Token: Refresh Token Not Found',
      )
    return json(open(kept))
  }

  const change = async (request: Request, kept: Kept) => {
    const { data, password } = await bodyOf(request)
    if (typeof password === 'string') kept.password = password
    kept.user = {
      ...kept.user,
      user_metadata: { ...kept.user.user_metadata, ...(data as object | undefined) },
      updated_at: new Date().toISOString(),
    }
    return json(kept.user)
  }

  const signUp = async (request: Request) => {
    const { email, password, data } = await bodyOf(request)
    const known = byEmail(email)
    const name = (data as { full_name?: string } | undefined)?.full_name ?? ''
    const user =
      known?.user ?? add({ email: String(email), password: String(password), name }, false)
    return json({ ...user, confirmation_sent_at: new Date().toISOString() })
  }

  const needsCaller = (request: Request, act: (kept: Kept) => Response | Promise<Response>) => {
    const kept = callerOf(request)
    return kept
      ? act(kept)
      : authRefusal(403, 'session_not_found', 'Session from session_id claim in JWT does not exist')
  }

  const endAll = (id: string) => {
    for (const tokens of [accessTokens, refreshTokens])
      for (const [token, owner] of tokens) if (owner === id) tokens.delete(token)
  }

  return {
    add,
    /** Lets the service offer Google, or take no new accounts. */
    offer: (offered: Partial<typeof settings>) => {
      settings = { ...settings, ...offered }
    },
    /** A session of an account that is there, as a page keeps it. */
    open: ({ email }: Account): Session => {
      const kept = byEmail(email)
      if (!kept) throw new Error(`There is no account ${email}`)
      return open(kept)
    },
    /** Ends every session of an account, as when it is deleted or signed out elsewhere. */
    endSessions: ({ email }: Account) => endAll(byEmail(email)?.user.id ?? ''),
    /** Whether a request comes with a token of a session that has ended. */
    isOver: (request: Request): boolean => tokenOf(request).includes('.') && !callerOf(request),
    /** @returns the device that asks, as the view over the auth service's sessions shows it; none for a visitor */
    sessionsOf: (request: Request): readonly object[] => {
      const claims = callerOf(request) && claimsOf(tokenOf(request))
      if (!claims) return []
      const opened = new Date(claims.iat * 1000).toISOString()
      return [
        {
          id: claims.session_id,
          created_at: opened,
          last_used_at: opened,
          user_agent: request.headers.get('user-agent'),
          ip: null,
          aal: 'aal1',
          is_current: true,
        },
      ]
    },
    /** @returns the id of the person who asks, or `undefined` for a visitor */
    idOf: (request: Request): string | undefined => callerOf(request)?.user.id,
    answer: async (request: Request, { pathname, searchParams }: URL): Promise<Response> => {
      switch (`${request.method} ${pathname.slice('/auth/v1'.length)}`) {
        case 'POST /token':
          return searchParams.get('grant_type') === 'refresh_token'
            ? renew(request)
            : signIn(request)
        case 'GET /settings':
          return json(settings)
        case 'POST /signup':
          return signUp(request)
        case 'GET /user':
          return needsCaller(request, ({ user }) => json(user))
        case 'PUT /user':
          return needsCaller(request, (kept) => change(request, kept))
        case 'POST /logout':
          return needsCaller(request, ({ user }) => {
            endAll(user.id)
            return new Response(null, { status: 204 })
          })
        case 'POST /recover':
        case 'POST /resend':
        case 'POST /otp':
          return json({})
        default:
          return authRefusal(404, 'not_found', 'Not found')
      }
    },
  }
}
