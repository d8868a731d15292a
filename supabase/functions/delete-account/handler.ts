import { answerDeletion, type ServiceReply, type ServiceRequest } from './delete-account.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** On a Supabase project each function answers its own preflight requests. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
  'access-control-allow-methods': 'POST, OPTIONS',
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const askProject =
  (projectUrl: string, serviceKey: string) =>
  async ({ method, path, bearer, body }: ServiceRequest): Promise<ServiceReply> => {
    const response = await fetch(`${projectUrl}${path}`, {
      method,
      headers: {
        apikey: serviceKey,
        authorization: `Bearer ${bearer}`,
        'content-type': 'application/json',
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return { status: response.status, body: parse(await response.text()) }
  }

const reply = (status: number, body: unknown): Response =>
  Response.json(body, { status, headers: CORS })

/** The edge function as a function from request to response, which tests can call. */
export const createHandler =
  (environment: Environment, now: () => Date, log: (line: string) => void) =>
  async (request: Request): Promise<Response> => {
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: CORS })
    if (request.method !== 'POST') return reply(405, { error: 'POST only' })
    const { SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: serviceKey } = environment
    if (!url || !serviceKey) {
      log('SUPABASE_URL or SUPABASE_SERVICE_ROLE_KEY is not set.')
      return reply(503, { code: 'unexpected_failure', error: 'Deletion is not set up' })
    }
    const bearer = /^bearer\s+(\S+)\s*$/i.exec(request.headers.get('authorization') ?? '')?.[1]
    const ask = askProject(url, serviceKey)
    const answer = await answerDeletion(bearer, { ask, serviceKey, now, log })
    return reply(answer.status, answer.body)
  }
