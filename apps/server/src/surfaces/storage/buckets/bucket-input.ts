import { MAX_UPLOAD_BYTES } from '@dhvani/catalogue'
import { z } from 'zod'
import { storageErrors } from '../storage-errors.ts'

const sizeSchema = z.union([z.number().int().min(0), z.string()]).nullish()

export const bucketSettingsSchema = z.object({
  public: z.boolean().optional(),
  file_size_limit: sizeSchema,
  allowed_mime_types: z.array(z.string()).nullish(),
})

const UNIT: Readonly<Record<string, number>> = { '': 1, B: 1, KB: 1e3, MB: 1e6, GB: 1e9, TB: 1e12 }

/**
 * @param limit bytes, or a text with a decimal unit (`"1KB"` is 1,000 bytes)
 * @throws {StorageError} EntityTooLarge above what the server takes at all
 */
export const parseSizeLimit = (limit: z.infer<typeof sizeSchema>): number | null => {
  if (limit === null || limit === undefined) return null
  const match = /^(\d+(?:\.\d+)?)\s*([KMGT]?B)?$/i.exec(String(limit).trim())
  const factor = UNIT[(match?.[2] ?? '').toUpperCase()]
  if (!match || factor === undefined)
    throw storageErrors.invalidRequest('body/file_size_limit must be a size')
  const bytes = Math.floor(Number(match[1]) * factor)
  if (bytes > MAX_UPLOAD_BYTES) throw storageErrors.tooLarge()
  return bytes
}

/** @throws {StorageError} InvalidMimeType for a type without a slash */
export const checkMimeTypes = (types: readonly string[] | null | undefined): void => {
  const wrong = types?.find((type) => type !== '*' && !/^[^/\s]+\/[^/\s]+/.test(type))
  if (wrong !== undefined) throw storageErrors.typeNotSupported(wrong)
}
