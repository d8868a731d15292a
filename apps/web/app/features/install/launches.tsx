import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { followLaunches, type LaunchQueue } from './follow-launches.ts'

declare global {
  interface Window {
    readonly launchQueue?: LaunchQueue
  }
}

/** Follows the shortcuts of the installed app. Renders nothing. */
export const Launches = () => {
  const navigate = useNavigate()
  useEffect(() => {
    const queue = window.launchQueue
    if (!queue) return
    const loadedAt = performance.getEntriesByType('navigation')[0]?.name ?? location.href
    followLaunches({ queue, loadedAt, open: (path) => void navigate(path) })
  }, [navigate])
  return null
}
