import { renderToReadableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext } from 'react-router'
import { overwriteGetLocale } from '#locale'
import { startScriptsLate } from '#lib/page/late-scripts.ts'
import { localeOfPath } from '#lib/page/paths.ts'

/**
 * Runs at build time only, for one page after another. Renders the whole document in the language
 * that the address names.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
) {
  const locale = localeOfPath(new URL(request.url).pathname)
  overwriteGetLocale(() => locale)
  const stream = await renderToReadableStream(
    <ServerRouter context={context} url={request.url} />,
    {
      onError(error) {
        throw error
      },
    },
  )
  await stream.allReady
  headers.set('Content-Type', 'text/html; charset=utf-8')
  const html = await new Response(stream).text()
  return new Response(import.meta.env.DEV ? html : startScriptsLate(html), { status, headers })
}

/** A page that cannot be rendered stops the build. This writes the reason to the build's output. */
export const handleError = (error: unknown): void => {
  process.stderr.write(
    `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  )
}
