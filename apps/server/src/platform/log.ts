import { pino, type DestinationStream, type Logger } from 'pino'

export type { Logger }

/** Query parameters that carry a secret; their values never reach a log line. */
const SECRET_PARAMETERS =
  /([?&#](?:token|token_hash|code|access_token|refresh_token|apikey|state)=)[^&#]*/gi

export const withoutSecrets = (url: string): string => url.replace(SECRET_PARAMETERS, '$1…')

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
