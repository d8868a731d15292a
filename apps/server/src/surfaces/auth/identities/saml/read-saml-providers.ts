import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const providerSchema = z.object({
  /** Chosen by the operator, and never changed: accounts refer to the provider by it. */
  id: z.uuid(),
  domains: z.array(z.string().toLowerCase()).default([]),
  entityId: z.string().min(1),
  singleSignOnUrl: z.url(),
  /** PEM: a certificate or a public key; several while the provider changes its key. */
  certificates: z.array(z.string().min(1)).min(1),
  /** The attributes with the address and the name, where the provider's names are unusual. */
  emailAttribute: z.string().optional(),
  nameAttribute: z.string().optional(),
  disabled: z.boolean().default(false),
})

export type SamlProvider = z.output<typeof providerSchema>

/** @throws an error whose message is one line: the first mistake in the file */
export const readSamlProviders = async (path: string): Promise<SamlProvider[]> => {
  const refuse = (problem: string) => new Error(`SAML_PROVIDERS_FILE: ${path} ${problem}`)
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw refuse(`cannot be read (${error.code ?? error.message}).`)
  })
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw refuse('is not JSON.')
  }
  const parsed = z.array(providerSchema).safeParse(json)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw refuse(`is not a list of providers: ${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`)
}
