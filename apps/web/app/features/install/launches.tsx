import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { localPath } from '#lib/language/paths.ts'
import { keepShared } from '#lib/store/shared-files.ts'
import { followLaunches, type LaunchQueue } from './follow-launches.ts'

declare global {
  interface Window {
    readonly launchQueue?: LaunchQueue
  }
}

/** Follows the shortcuts of the installed app, and the files that are opened with it. Renders nothing. */
export const Launches = () => {
  const navigate = useNavigate()
  useEffect(() => {
    const queue = window.launchQueue
    if (!queue) return
    const loadedAt = performance.getEntriesByType('navigation')[0]?.name ?? location.href
    followLaunches({
      queue,
      loadedAt,
      open: (path) => void navigate(path),
      openFiles(handles) {
        const keep = async () => keepShared(await Promise.all(handles.map((one) => one.getFile())))
        // Home says so where nothing was kept.
        void keep()
          .catch(reportError)
          .then(() => navigate(`${localPath('/')}?shared`))
      },
    })
  }, [navigate])
  return null
}
