import { execFileSync } from 'node:child_process'

/** Whether this process may mount a small disk, as root outside of a closed container may. */
export const canMount = (): boolean => {
  try {
    execFileSync('unshare', ['--mount', 'true'], { stdio: 'ignore' })
    return process.getuid?.() === 0
  } catch {
    return false
  }
}
