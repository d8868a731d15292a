import { readdirSync } from 'node:fs'
import { renderToReadableStream } from 'react-dom/server'
import { ServerRouter, type EntryContext } from 'react-router'
import { bringTexts, textsOfPath } from '#lib/code/bring-language.ts'
import { startScriptsLate } from '#lib/code/late-scripts.ts'
import type { Texts } from '#lib/language/say.ts'

const ASSETS = `${process.env.WEB_BUILD_DIRECTORY ?? 'build'}/client/assets`

/** The file of texts (`hi`, `blog-hi`) in the client's build, which comes before this. */
const fileOf = (texts: Texts): string => {
  const plain = texts.split('/').toReversed().join('-')
  const name = readdirSync(ASSETS).find((file) =>
    new RegExp(String.raw`^${plain}-[\w-]{7}\.js$`).test(file),
  )
  if (name === undefined) throw new Error(`The build has no file ${plain}`)
  return `/assets/${name}`
}

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
  const { pathname } = new URL(request.url)
  await Promise.all(bringTexts(pathname))
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
    import.meta.env.DEV ? html : startScriptsLate(html, textsOfPath(pathname).map(fileOf)),
    { status, headers },
  )
}

/** A page that cannot be rendered stops the build. This writes the reason to the build's output. */
export const handleError = (error: unknown): void => {
  process.stderr.write(
    `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  )
}
