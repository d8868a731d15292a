import { pino, type DestinationStream, type Logger } from 'pino'

export type { Logger }

/** Query parameters that carry a secret; their values never reach a log line. */
const SECRET_PARAMETERS = new Set([
  'token',
  'token_hash',
  'code',
  'access_token',
  'refresh_token',
  'apikey',
  'state',
])

const PARAMETER = /([?&#])([^?&#=]+)=[^?&#]*/g

/** A value may hold a question mark. */
const REST_OF_SECRET = /=…\?[^&#]*/g

/** Reads the name as a server does, which decodes it first. */
const isSecret = (name: string): boolean =>
  [...new URLSearchParams(name).keys()].some((read) => SECRET_PARAMETERS.has(read.toLowerCase()))

export const withoutSecrets = (url: string): string =>
  url
    .replace(PARAMETER, (parameter, mark: string, name: string) =>
      isSecret(name) ? `${mark}${name}=…` : parameter,
    )
    .replace(REST_OF_SECRET, '=…')

/** JSON lines on stderr: stdout belongs to the ready line. */
export const createLogger = (level: string, destination: DestinationStream): Logger =>
  pino(
    {
      level,
      base: null,
      redact: {
        paths: [
          'req.headers.authorization',
          'req.headers.apikey',
          'req.headers.cookie',
          '*.password',
        ],
        censor: '…',
      },
      serializers: {
        req: (request: { id: string; method: string; url: string }) => ({
          id: request.id,
          method: request.method,
          url: withoutSecrets(request.url),
        }),
      },
    },
    destination,
  )
