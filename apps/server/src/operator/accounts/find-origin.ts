import type { Config } from '#platform/config.ts'
import { listeningOrigin } from '../ask-running-server.ts'

const PATIENCE_MS = 5000

/** @returns whether a server of this product answers at the address, and not a router or a proxy in its place */
const isUp = async (origin: string, patienceMs: number): Promise<boolean> => {
  try {
    const answer = await fetch(`${origin}/healthz`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
    })
    return answer.status === 200 && (await answer.text()) === '{"status":"up"}'
  } catch {
    // Nothing answers there, which is what the caller asks.
    return false
  }
}

/**
 * Finds the address at which the operator's command reaches the server.
 *
 * `PUBLIC_URL` comes first, because an operator may run the command on another machine. A container often cannot reach it: the
 * name is known in the home's network alone, and the port is that of the host. There the server listens beside the command.
 *
 * @param patienceMs how long each address may take to say that it is up
 * @returns `PUBLIC_URL` where neither answers, so that the error names what the operator set
 */
export const findOrigin = async (config: Config, patienceMs = PATIENCE_MS): Promise<string> => {
  if (await isUp(config.publicUrl, patienceMs)) return config.publicUrl
  const beside = listeningOrigin(config)
  return (await isUp(beside, patienceMs)) ? beside : config.publicUrl
}
