import { openBlobs } from '#platform/blobs/open-blobs.ts'
import { createOpenFiles } from '#platform/blobs/open-files.ts'
import { withPausableRemovals } from '#platform/blobs/pausable-removals.ts'
import type { Platform } from '#platform/platform.ts'
import { createAudioChecks } from './audio-check/audio-checks.ts'
import { openBuiltInFiles } from './built-in/built-in-files.ts'
import { createObjectLookup } from './serve/object-lookup.ts'
import { createSendingBuffers } from './serve/sending-buffers.ts'
import { openSigningSecret } from './sign/signing-secret.ts'
import { createUrlSigner } from './sign/url-signer.ts'
import { tusErrors } from './resumable/tus-error.ts'
import { noRoomLeft } from './upload/quota.ts'
import { createReceptions, MOST_RECEPTIONS } from './upload/receptions.ts'
import { storageErrors } from './storage-errors.ts'
import type { StorageContext } from './storage-context.ts'

/** The caller closes `blobs`, `audioChecks` and `disk.files`; the platform's own `close` does not. */
export const openStorage = async (platform: Platform): Promise<StorageContext> => {
  const now = () => platform.clock.now()
  const { uploadQuota } = platform.config
  return {
    ...platform,
    blobs: withPausableRemovals(await openBlobs(platform.config, now)),
    lookup: createObjectLookup(platform.database, now),
    disk: { files: createOpenFiles(), buffers: createSendingBuffers() },
    audioChecks: createAudioChecks(),
    builtIn: openBuiltInFiles(platform.soundsDirectory, platform.awaitedSounds),
    signer: createUrlSigner(await openSigningSecret(platform.database, now()), now),
    receptions: {
      unreserved: createReceptions({
        tooMany: () => storageErrors.tooManyAtOnce(MOST_RECEPTIONS),
        noRoom: () => noRoomLeft(uploadQuota),
      }),
      reserved: createReceptions({ tooMany: tusErrors.busy, noRoom: tusErrors.busy }),
    },
  }
}
