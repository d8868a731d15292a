import type { FastifyReply, FastifyRequest } from 'fastify'
import { inlineScriptHashes, pagePolicy } from './content-policy.ts'
import { chooseEncoding, type FilledFile } from './filled-file.ts'

const policies = new WeakMap<FilledFile, string>()

const policyOf = (file: FilledFile, captchaOrigins: readonly string[]): string => {
  const known = policies.get(file) ?? pagePolicy(inlineScriptHashes(file.text), captchaOrigins)
  policies.set(file, known)
  return known
}

/** Browsers ask for prerendered files every time and get 304 for an unchanged one. */
export const sendFilledFile = async (
  request: FastifyRequest,
  reply: FastifyReply,
  file: FilledFile,
  options: { readonly status: number; readonly captchaOrigins: readonly string[] },
): Promise<FastifyReply> => {
  const encoding = chooseEncoding(request.headers['accept-encoding'], file.text.length)
  const etag = `"${file.version}-${encoding}"`
  reply
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding')
    .header('etag', etag)
    .type(file.type)
  if (file.type.startsWith('text/html'))
    reply.header('content-security-policy', policyOf(file, options.captchaOrigins))
  else reply.header('content-security-policy', "default-src 'none'")
  if (options.status === 200 && request.headers['if-none-match'] === etag)
    return reply.code(304).send()
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.code(options.status).send(await file.encoded(encoding))
}
