import type { FastifyInstance } from 'fastify'
import type { Platform } from '#platform/platform.ts'
import type { KeptBuilds } from './open-kept-builds.ts'

const RETRY_MS = 30_000

/**
 * Keeps the files of this server's build before it answers its first page, so that another replica can
 * send them. A store that does not answer or is full stops no start: the server tries again later.
 */
export const publishBuild = async (
  app: FastifyInstance,
  kept: KeptBuilds,
  { siteDirectory, log }: Pick<Platform, 'siteDirectory' | 'log'>,
): Promise<void> => {
  let retry: NodeJS.Timeout | undefined
  let publishing: Promise<void> = Promise.resolve()
  let isClosing = false

  const publish = async (): Promise<void> => {
    try {
      await kept.publish(siteDirectory)
    } catch (err) {
      log.warn({ err }, 'the files of this build are not kept yet; trying again')
      if (isClosing) return
      retry = setTimeout(() => {
        publishing = publish()
      }, RETRY_MS)
      retry.unref()
    }
  }

  app.addHook('onClose', async () => {
    isClosing = true
    clearTimeout(retry)
    await publishing
  })
  await publish()
}
