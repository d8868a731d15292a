import { settingsSchema } from '../../src/start/settings.ts'
import { settingsOf } from './coolify-environment.ts'
import type { CasaosTemplate, CoolifyTemplate } from './read-catalogues.ts'
import type { Image } from './read-image.ts'

/** What a template says of the one container, whatever its catalogue calls it. */
export type Offer = {
  readonly image: string
  /** Ports of the container to which the catalogue leads people. */
  readonly ports: readonly string[]
  /** Folders of the container that outlive it. */
  readonly kept: readonly string[]
  readonly settings: readonly (readonly [name: string, value: string])[]
  /** `undefined` where the image's own holds. */
  readonly healthCheck?: readonly string[] | undefined
}

/** @throws when the service that CasaOS opens is not there */
export const offerOfCasaos = ({ services, 'x-casaos': store }: CasaosTemplate): Offer => {
  const service = services[store.main]
  if (!service) throw new Error(`There is no service ${store.main}.`)
  const [port] = service.ports
  return {
    image: service.image,
    ports: [
      String(port.target),
      // CasaOS opens a port of the host, which has to be the one that leads in.
      ...(port.published === store.port_map ? [] : [`host port ${store.port_map}`]),
    ],
    kept: service.volumes.map(({ target }) => target),
    settings: Object.entries(service.environment),
  }
}

/** @throws when there is no service of the name that the template's variables have */
export const offerOfCoolify = ({ head, services }: CoolifyTemplate): Offer => {
  const service = services['dhvani']
  if (!service) throw new Error('There is no service dhvani.')
  const { test, interval, timeout, start_period: start, retries } = service.healthcheck
  const led = service.environment.flatMap((line) => /^SERVICE_URL_DHVANI_(\d+)$/.exec(line) ?? [])
  return {
    image: service.image,
    ports: [head.port, led[1] ?? 'none'],
    kept: service.volumes.map((volume) => volume.slice(volume.indexOf(':') + 1)),
    settings: settingsOf(service.environment),
    healthCheck: [
      `--interval=${interval}`,
      `--timeout=${timeout}`,
      `--start-period=${start}`,
      // Docker's own number, which the Dockerfile leaves as it is.
      ...(retries === 3 ? [] : [`--retries=${retries}`]),
      ...test,
    ],
  }
}

/**
 * Compares a template with the image that it starts.
 *
 * @param version of the image that a release builds
 * @returns one line for each thing in which the template and the image differ
 */
export const findTemplateFaults = (offer: Offer, image: Image, version: string): string[] => {
  const faults: string[] = []
  const [exposed = ''] = image.lines.get('EXPOSE') ?? []
  const [written = ''] = image.lines.get('VOLUME') ?? []
  const [health = ''] = image.lines.get('HEALTHCHECK') ?? []
  const flags = health.slice(0, health.indexOf('CMD')).trim().split(/\s+/)
  const check = [...flags, 'CMD', ...image.healthCheck]
  const compare = (what: string, given: string, held: string) => {
    if (given !== held) faults.push(`${what}: ${given}, and the image has ${held}`)
  }
  compare('image', offer.image, `dhvani:${version}`)
  for (const port of offer.ports) compare('port', port, exposed)
  compare('port it listens on', exposed, image.environment['PORT'] ?? '')
  compare('volumes', offer.kept.join(' '), written)
  compare('data directory', written, image.environment['DATA_DIR'] ?? '')
  if (offer.healthCheck) compare('health check', offer.healthCheck.join(' '), check.join(' '))
  for (const [name, value] of offer.settings) {
    if (!(name in settingsSchema.shape)) faults.push(`${name}: the server has no such setting`)
    if (name in image.environment) faults.push(`${name}: the image sets it`)
    const [, passed] = /^\$\{(\w+)/.exec(value) ?? []
    if (passed !== undefined && passed !== name) faults.push(`${name}: is given ${passed}`)
  }
  return faults
}
