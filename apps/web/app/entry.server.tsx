import { readdirSync } from 'node:fs'
import { renderToReadableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext } from 'react-router'
import { bringLanguage } from '#lib/page/bring-language.ts'
import { startScriptsLate } from '#lib/page/late-scripts.ts'
import { localeOfPath } from '#lib/page/paths.ts'

const ASSETS = `${process.env.WEB_BUILD_DIRECTORY ?? 'build'}/client/assets`

/** The texts of a language other than English, in the client's build, which comes before this. */
const dictionariesOf = (locale: string): string[] =>
  readdirSync(ASSETS)
    .filter((name) => name.startsWith(`${locale}-`) && name.endsWith('.js'))
    .map((name) => `/assets/${name}`)

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
  const language = localeOfPath(new URL(request.url).pathname)
  await bringLanguage(language)
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
  return new Response(
    import.meta.env.DEV ? html : startScriptsLate(html, dictionariesOf(language)),
    { status, headers },
  )
}

/** A page that cannot be rendered stops the build. This writes the reason to the build's output. */
export const handleError = (error: unknown): void => {
  process.stderr.write(
    `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  )
}
