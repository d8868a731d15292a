import type { FastifyInstance } from 'fastify'
import { BUILT_IN_BUCKET } from '@dhvani/catalogue'
import type { Platform } from '#platform/platform.ts'
import { openBuiltInFiles } from './built-in-files.ts'
import { sendBuiltInFile } from './send-built-in-file.ts'

/** `/storage/v1`: for now the public files of the built-in bucket. */
export const storageSurface = async (
  app: FastifyInstance,
  { platform }: { platform: Platform },
): Promise<void> => {
  const files = openBuiltInFiles(platform.soundsDirectory)
  app.get<{ Params: { '*': string } }>(
    `/object/public/${BUILT_IN_BUCKET}/*`,
    async (request, reply) =>
      sendBuiltInFile(request, reply, await files.find(request.params['*'])),
  )
}
