import { useEffect, useRef, useState } from 'react'

type FileCreation<Progress, Made> =
  | { readonly status: 'idle' }
  | { readonly status: 'failed'; readonly error: unknown }
  | { readonly status: 'working'; readonly progress: Progress }
  | ({ readonly status: 'ready'; readonly url: string } & Made)

type FileRequest<Progress, Made> = {
  readonly firstProgress: Progress
  readonly make: (options: {
    readonly signal: AbortSignal
    readonly onProgress: (progress: Progress) => void
  }) => Promise<Made>
}

/**
 * Makes a file for the visitor to download, with progress. A new start or the unmount cancels the
 * work; the file's object URL is valid until then.
 */
export const useFileCreation = <Progress, Made extends { readonly file: File }>() => {
  const [work, setWork] = useState<FileCreation<Progress, Made>>({ status: 'idle' })
  const abort = useRef<AbortController>(undefined)

  useEffect(() => () => abort.current?.abort(), [])
  useEffect(() => {
    if (work.status !== 'ready') return undefined
    return () => URL.revokeObjectURL(work.url)
  }, [work])

  const start = async ({ firstProgress, make }: FileRequest<Progress, Made>) => {
    abort.current?.abort()
    const controller = new AbortController()
    const { signal } = controller
    abort.current = controller
    setWork({ status: 'working', progress: firstProgress })
    try {
      const made = await make({
        signal,
        onProgress: (progress) => {
          if (!signal.aborted) setWork({ status: 'working', progress })
        },
      })
      if (!signal.aborted)
        setWork({ ...made, status: 'ready', url: URL.createObjectURL(made.file) })
    } catch (error) {
      if (signal.aborted) return
      reportError(error)
      setWork({ status: 'failed', error })
    }
  }
  const cancel = () => {
    abort.current?.abort()
    setWork({ status: 'idle' })
  }
  return { work, start, cancel }
}
