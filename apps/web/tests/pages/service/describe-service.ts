import { GoTrueClient } from '@supabase/auth-js'
import { PostgrestClient } from '@supabase/postgrest-js'
import { StorageClient } from '@supabase/storage-js'
import { siteConfigSchema, USER_BUCKET } from '@dhvani/catalogue'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Account } from './accounts.ts'
import { renderTone } from './tone.ts'

/** The server or what stands in for it, as the clients of a page see it. */
export type AskedService = {
  readonly url: string
  readonly publishableKey: string
  readonly fetch: typeof fetch
  /** Makes a confirmed account. */
  addAccount(account: Account): Promise<unknown>
}

const MIX = {
  version: 1,
  masterVolume: 80,
  sounds: [{ id: 'rain', name: 'Rain', volume: 60, isPlaying: true }],
}

const SESSION_COLUMNS = [
  'aal',
  'created_at',
  'id',
  'ip',
  'is_current',
  'last_used_at',
  'user_agent',
]

const anAccount = (): Account => ({
  email: `asha-${crypto.randomUUID()}@example.com`,
  password: 'moonlit courtyard',
  name: 'Asha Listener',
})

const clientsOf = ({ url, publishableKey, fetch: send }: AskedService) => {
  const openAuth = () =>
    new GoTrueClient({
      url: `${url}/auth/v1`,
      headers: { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` },
      storageKey: crypto.randomUUID(),
      persistSession: false,
      autoRefreshToken: false,
      detectSessionInUrl: false,
      fetch: send,
    })
  const headersOf = (token: string) => ({
    apikey: publishableKey,
    Authorization: `Bearer ${token}`,
  })
  return {
    openAuth,
    dataOf: (token: string) =>
      new PostgrestClient(`${url}/rest/v1`, { headers: headersOf(token), fetch: send }),
    storageOf: (token: string) => new StorageClient(`${url}/storage/v1`, headersOf(token), send),
  }
}

/** What pages ask of the service: the server and its stand-in answer alike, so that tests of pages claim what is so. */
export const describeService = (name: string, start: () => Promise<AskedService>): void => {
  describe(name, () => {
    let service: AskedService
    let clients: ReturnType<typeof clientsOf>
    beforeAll(async () => {
      service = await start()
      clients = clientsOf(service)
    })

    const aPerson = async () => {
      const account = anAccount()
      await service.addAccount(account)
      const auth = clients.openAuth()
      const { email, password } = account
      const { data, error } = await auth.signInWithPassword({ email, password })
      if (error) throw error
      const { session, user } = data
      const { access_token: token } = session
      return { account, auth, session, user, token, data: clients.dataOf(token) }
    }

    it('tells its settings to every page', async () => {
      const answer = await service.fetch(`${service.url}/config.json`)
      const config = siteConfigSchema.parse(await answer.json())
      expect(config).toMatchObject({ captchaSiteKey: null, passwordMinLength: 8 })
      expect(config.publishableKey).toBe(service.publishableKey)
    })

    it('tells how people may sign in', async () => {
      const { url, publishableKey } = service
      const headers = { apikey: publishableKey }
      const answer = await service.fetch(`${url}/auth/v1/settings`, { headers })
      const settings = (await answer.json()) as object
      expect(settings).toMatchObject({ external: { google: false }, disable_signup: false })
    })

    it('gives a session for a password, and a claim of its assurance', async () => {
      const { account, session, user } = await aPerson()
      expect(user.email).toBe(account.email)
      expect(user.user_metadata).toMatchObject({ full_name: account.name })
      expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
      const claims = JSON.parse(atob(session.access_token.split('.')[1] ?? '')) as object
      expect(claims).toMatchObject({ sub: user.id, role: 'authenticated', aal: 'aal1' })
    })

    it('refuses a wrong password and an address without an account in the same words', async () => {
      const { account } = await aPerson()
      for (const email of [account.email, anAccount().email]) {
        const { error } = await clients.openAuth().signInWithPassword({ email, password: 'not it' })
        expect(error).toMatchObject({ status: 400, code: 'invalid_credentials' })
        expect(error?.message).toBe('Invalid login credentials')
      }
    })

    it('renews a session', async () => {
      const { auth, session } = await aPerson()
      const renewed = await auth.refreshSession({ refresh_token: session.refresh_token })
      expect(renewed.error).toBe(null)
      expect(renewed.data.session?.refresh_token).not.toBe(session.refresh_token)
    })

    it('changes the name of a person', async () => {
      const { auth } = await aPerson()
      const { data, error } = await auth.updateUser({ data: { full_name: 'Asha of the river' } })
      expect(error).toBe(null)
      expect(data.user?.user_metadata).toMatchObject({ full_name: 'Asha of the river' })
      const { data: later } = await auth.getUser()
      expect(later.user?.user_metadata).toMatchObject({ full_name: 'Asha of the river' })
    })

    it('lists the device that asks among the sessions of the person', async () => {
      const { data, token } = await aPerson()
      const { data: listed, error } = await data.from('account_sessions').select('*')
      expect(error).toBe(null)
      const claims = JSON.parse(atob(token.split('.')[1] ?? '')) as { session_id: string }
      expect(listed).toEqual([
        expect.objectContaining({ id: claims.session_id, aal: 'aal1', is_current: true }),
      ])
      expect(Object.keys(listed?.[0] as object).toSorted()).toEqual(SESSION_COLUMNS)
    })

    it('ends the session at sign-out: nothing opens with its tokens', async () => {
      const { auth, token, session } = await aPerson()
      expect(await auth.signOut()).toEqual({ error: null })
      const { error } = await clients.openAuth().getUser(token)
      // The client's word for `session_not_found`.
      expect(error?.name).toBe('AuthSessionMissingError')
      const late = await clients.openAuth().refreshSession({ refresh_token: session.refresh_token })
      expect(late.error).toMatchObject({ status: 400, code: 'refresh_token_not_found' })
      const { status, error: refused } = await clients
        .dataOf(token)
        .from('saved_mixes')
        .select('id')
      expect(status).toBe(401)
      expect(refused).toMatchObject({ code: 'PGRST303' })
    })

    it('keeps, changes, moves and deletes the mixes of a person, who alone sees them', async () => {
      const { data: own } = await aPerson()
      const { data: others } = await aPerson()
      const mixes = () => own.from('saved_mixes')
      const id = crypto.randomUUID()
      const kept = { id, name: 'Monsoon', mix: MIX, position: 0 }
      const columns = 'id, name, mix, position, updated_at'
      const once = { onConflict: 'id', ignoreDuplicates: true }
      const added = await mixes().upsert(kept, once).select(columns).throwOnError()
      expect(added.data).toEqual([{ ...kept, updated_at: expect.any(String) }])
      const again = await mixes().upsert(kept, once).select(columns).throwOnError()
      expect(again.data).toEqual([])

      const { updated_at: first } = added.data[0] as { updated_at: string }
      const moved = await mixes().update({ position: 2 }).eq('id', id).select(columns)
      expect(moved.data).toMatchObject([{ position: 2, updated_at: first }])
      const renamed = await mixes()
        .update({ name: 'Rains', mix: MIX, position: 2 })
        .eq('id', id)
        .eq('updated_at', first)
        .select(columns)
      expect(renamed.data).toMatchObject([{ name: 'Rains' }])
      const late = await mixes()
        .update({ name: 'Late', mix: MIX, position: 2 })
        .eq('id', id)
        .eq('updated_at', first)
        .select(columns)
      expect(late.data).toEqual([])
      expect((await others.from('saved_mixes').select(columns)).data).toEqual([])
      const gone = await mixes().delete().eq('id', id).select('id').throwOnError()
      expect(gone.data).toEqual([{ id }])
      expect((await mixes().select(columns)).data).toEqual([])
    })

    it('refuses a single row where there is none', async () => {
      const { data } = await aPerson()
      const { error } = await data.from('saved_mixes').select('id').single()
      expect(error).toMatchObject({ code: 'PGRST116' })
    })

    it('stores a file under its owner, gives it to everyone, and removes it', async () => {
      const { user, token } = await aPerson()
      const bucket = clients.storageOf(token).from(USER_BUCKET)
      const path = `${user.id}/${crypto.randomUUID()}.wav`
      const bytes = renderTone(0.1, 0.2)
      const file = new Blob([bytes], { type: 'audio/wav' })
      expect(await bucket.upload(path, file)).toMatchObject({ error: null })
      const address = bucket.getPublicUrl(path).data.publicUrl
      const answer = await service.fetch(address)
      expect(answer.status).toBe(200)
      expect((await answer.arrayBuffer()).byteLength).toBe(bytes.byteLength)
      const { data: removed } = await bucket.remove([path])
      expect(removed).toMatchObject([{ name: path }])
      expect((await service.fetch(address)).status).toBe(400)
    })
  })
}
