import type { FastifyReply, FastifyRequest } from 'fastify'
import { inlineScriptHashes, pagePolicy } from './content-policy.ts'
import { chooseEncoding, type HeldFile } from './held-file.ts'

const policies = new WeakMap<HeldFile, string>()

const policyOf = (file: HeldFile, captchaOrigins: readonly string[]): string => {
  const known =
    policies.get(file) ?? pagePolicy(inlineScriptHashes(file.plain.toString()), captchaOrigins)
  policies.set(file, known)
  return known
}

/** The policy on its own script says what a service worker may fetch. */
const SERVICE_WORKER_POLICY = "default-src 'none'; connect-src 'self'"
/** Feeds, lists and manifests load nothing, but a browser may show them without a sandbox. */
const LISTS = /^(application\/(xml|manifest\+json)|text\/(plain|x-script))/

/** @returns `undefined` for files that keep the policy of every answer */
const policyFor = (
  path: string,
  file: HeldFile,
  captchaOrigins: readonly string[],
): string | undefined => {
  if (file.type.startsWith('text/html')) return policyOf(file, captchaOrigins)
  if (LISTS.test(file.type)) return "default-src 'none'"
  return path === '/service-worker.js' ? SERVICE_WORKER_POLICY : undefined
}

/** Browsers ask for files without a hash in their name every time and get 304 for an unchanged one. */
export const sendHeldFile = async (
  request: FastifyRequest,
  reply: FastifyReply,
  file: HeldFile,
  options: {
    readonly path: string
    readonly status: number
    readonly captchaOrigins: readonly string[]
  },
): Promise<FastifyReply> => {
  const encoding = chooseEncoding(request.headers['accept-encoding'], {
    bytes: file.plain.length,
    type: file.type,
  })
  const etag = `"${file.version}-${encoding}"`
  reply
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .header('etag', etag)
    .type(file.type)
  const policy = policyFor(options.path, file, options.captchaOrigins)
  if (policy !== undefined) reply.header('content-security-policy', policy)
  if (options.status === 200 && request.headers['if-none-match'] === etag)
    return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(options.status).send(await file.encoded(encoding))
}
