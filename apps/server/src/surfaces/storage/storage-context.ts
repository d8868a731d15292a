import type { PausableBlobs } from '#platform/blobs/pausable-removals.ts'
import type { Platform } from '#platform/platform.ts'
import type { AudioChecks } from './audio-check/audio-checks.ts'
import type { BuiltInFiles } from './built-in/built-in-files.ts'
import type { ObjectLookup } from './serve/object-lookup.ts'
import type { DiskReading } from './serve/send-file.ts'
import type { UrlSigner } from './sign/url-signer.ts'
import type { Receptions } from './upload/receptions.ts'

/** What the endpoints of the storage service work with: the platform and what storage opens. */
export type StorageContext = Platform & {
  readonly blobs: PausableBlobs
  readonly lookup: ObjectLookup
  readonly builtIn: BuiltInFiles
  readonly disk: DiskReading
  readonly audioChecks: AudioChecks
  readonly signer: UrlSigner
  readonly receptions: {
    readonly unreserved: Receptions
    /** Of resumable uploads, whose whole length is in the quota already. */
    readonly reserved: Receptions
  }
}
