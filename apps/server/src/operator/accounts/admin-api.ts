import { USER_BUCKET } from '@dhvani/catalogue'

/** The administration of a running server, as its admin API offers it. */
export type AdminAccount = {
  readonly id: string
  readonly email: string
  readonly phone: string
  readonly created_at: string
  readonly last_sign_in_at?: string
  readonly email_confirmed_at?: string
  readonly banned_until?: string
}

/** A message that a visitor wrote on the contact page. */
export type ContactMessage = {
  readonly name: string
  readonly email: string
  readonly message: string
  readonly created_at: string
}

export type AuthAdmin = ReturnType<typeof createAuthAdmin>

const PAGE = 1000

type Site = {
  /** Where the server is asked. */
  readonly origin: string
  /** Where people open it: links lead there. */
  readonly publicUrl: string
  readonly serviceKey: string
}

/** @throws with the server's own words when it refuses, or a hint when it does not answer */
export const createAuthAdmin = ({ origin, publicUrl, serviceKey }: Site) => {
  const ask = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const response = await fetch(`${origin}${path}`, {
      method,
      headers: {
        apikey: serviceKey,
        authorization: `Bearer ${serviceKey}`,
        'content-type': 'application/json',
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).catch(() => {
      throw new Error(
        `No server answers at ${origin}. Start it with "npm start", or set PUBLIC_URL.`,
      )
    })
    const text = await response.text()
    const answer = (text === '' ? {} : JSON.parse(text)) as Answer & {
      msg?: string
      message?: string
    }
    if (!response.ok)
      throw new Error(answer.msg ?? answer.message ?? `The server answered ${response.status}.`)
    return answer
  }
  const auth = <Answer>(method: string, path: string, body?: object) =>
    ask<Answer>(method, `/auth/v1${path}`, body)

  const list = async (): Promise<AdminAccount[]> => {
    const accounts: AdminAccount[] = []
    for (let page = 1; ; page += 1) {
      const { users } = await auth<{ users: AdminAccount[] }>(
        'GET',
        `/admin/users?page=${page}&per_page=${PAGE}`,
      )
      accounts.push(...users)
      if (users.length < PAGE) return accounts
    }
  }

  /** Removes what the person uploaded, page by page. */
  const removeFiles = async (userId: string): Promise<number> => {
    let removed = 0
    for (;;) {
      const entries = await ask<{ name: string }[]>(
        'POST',
        `/storage/v1/object/list/${USER_BUCKET}`,
        {
          prefix: userId,
          limit: 100,
        },
      )
      if (entries.length === 0) return removed
      const prefixes = entries.map(({ name }) => `${userId}/${name}`)
      const gone = await ask<object[]>('DELETE', `/storage/v1/object/${USER_BUCKET}`, { prefixes })
      if (gone.length === 0) throw new Error(`The files of ${userId} could not be removed.`)
      removed += gone.length
    }
  }

  return {
    list,
    async find(emailOrId: string): Promise<AdminAccount> {
      const wanted = emailOrId.toLowerCase()
      const found = (await list()).find(({ id, email }) => id === wanted || email === wanted)
      if (!found) throw new Error(`There is no account with the address or id ${emailOrId}.`)
      return found
    },
    create: (email: string, password?: string) =>
      auth<AdminAccount>('POST', '/admin/users', { email, password, email_confirm: true }),
    update: (id: string, changes: object) =>
      auth<AdminAccount>('PUT', `/admin/users/${id}`, changes),
    resetLink: async (email: string) =>
      (
        await auth<{ action_link: string }>('POST', '/admin/generate_link', {
          type: 'recovery',
          email,
          redirect_to: `${publicUrl}/auth`,
        })
      ).action_link,
    async removeFactors(id: string): Promise<number> {
      const factors = await auth<{ id: string }[]>('GET', `/admin/users/${id}/factors`)
      for (const factor of factors) await auth('DELETE', `/admin/users/${id}/factors/${factor.id}`)
      return factors.length
    },
    /** Files first: when it fails in between, the operator can run it again. */
    async remove(id: string): Promise<number> {
      const files = await removeFiles(id)
      await auth('DELETE', `/admin/users/${id}`)
      return files
    },
    /** Newest first. */
    messages: () =>
      ask<ContactMessage[]>(
        'GET',
        '/rest/v1/contact_messages?select=name,email,message,created_at&order=created_at.desc',
      ),
    rotateKeys: () => auth<{ keys: string[] }>('POST', '/admin/rotate_keys', {}),
  }
}
