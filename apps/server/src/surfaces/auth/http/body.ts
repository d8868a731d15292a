import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { authErrors } from '../auth-errors.ts'

/** A text that may be absent or null, which both count as empty (docs/contract/auth.md §28). */
export const optionalText = z
  .string()
  .nullish()
  .transform((value) => value ?? '')

export const optionalRecord = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((value) => value ?? {})

export const proofKeyFields = {
  code_challenge: optionalText,
  code_challenge_method: optionalText,
}

/** @throws {AuthError} `bad_json` for a member of a wrong type; unknown members are ignored */
export const parseBody = <Schema extends z.ZodType>(
  schema: Schema,
  request: FastifyRequest,
): z.output<Schema> => {
  const parsed = schema.safeParse(request.body ?? {})
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw authErrors.badJson(`${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'wrong type'}`)
}
