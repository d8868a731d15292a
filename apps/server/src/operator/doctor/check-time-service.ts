import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ok, warning, type Finding } from './finding.ts'

/**
 * Server, proxy and doctor mostly share one machine, so the clocks of their answers agree when all of them
 * are wrong.
 *
 * @param command of systemd; where it cannot tell, as in a container, nothing is found
 */
export const checkTimeService = async (command = 'timedatectl'): Promise<Finding[]> => {
  const words = ['show', '--property=NTPSynchronized', '--value']
  const answer = await promisify(execFile)(command, words).then(
    ({ stdout }) => stdout.trim(),
    () => 'unknown',
  )
  if (answer === 'yes') return [ok('clock: a time service keeps it')]
  if (answer !== 'no') return []
  return [
    warning(
      'clock: no time service keeps it, as timedatectl says; install systemd-timesyncd or chrony, because codes of authenticator apps and tokens need the right time',
    ),
  ]
}
