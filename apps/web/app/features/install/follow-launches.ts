type LaunchParams = {
  readonly targetURL?: string
  /** What a person opened with the app, from their files. */
  readonly files?: readonly Pick<FileSystemFileHandle, 'getFile'>[]
}

/** Where a browser tells an open app that it was opened again (W3C, Web App Launch Handler). */
export type LaunchQueue = { setConsumer(consume: (params: LaunchParams) => void): void }

type FollowLaunchesOptions = {
  readonly queue: LaunchQueue
  /** The address that the page was loaded at. */
  readonly loadedAt: string
  /** Opens another page without loading it anew. */
  readonly open: (path: string) => void
  readonly openFiles: (files: readonly Pick<FileSystemFileHandle, 'getFile'>[]) => void
}

/**
 * Opens the page that a shortcut of the installed app names, in the app that is open: its sound plays on.
 * The app's own icon only brings the app to the front, as the visitor left it.
 */
export const followLaunches = ({
  queue,
  loadedAt,
  open,
  openFiles,
}: FollowLaunchesOptions): void => {
  let isFirst = true
  queue.setConsumer(({ targetURL, files = [] }) => {
    // The launch that loaded this page is in the queue, too.
    const isDone = isFirst && targetURL === loadedAt
    isFirst = false
    if (files.length > 0) {
      openFiles(files)
      return
    }
    if (targetURL === undefined || isDone) return
    const { pathname, search, hash } = new URL(targetURL)
    const path = pathname + search + hash
    if (path !== '/') open(path)
  })
}
