import { keepShared, SHARED_FIELD, SHARED_FILES } from '#lib/store/shared-files.ts'
import { languageOf } from './languages.ts'

/** What the parts of a form add to its files. */
const MOST_BYTES = SHARED_FILES.bytes + 1_000_000

/** Only a page that the visitor sees may bring files: no frame and no request of a script. */
export const isShare = ({ mode, destination, url }: Request): boolean => {
  const address = new URL(url)
  return (
    mode === 'navigate' &&
    destination === 'document' &&
    address.origin === location.origin &&
    address.pathname === `${languageOf(address)}/share`
  )
}

/** Apps name no origin. A form of another site does, where its page does not hide it. */
const isOfAnotherSite = ({ headers, referrer }: Request): boolean =>
  [headers.get('origin'), URL.canParse(referrer) ? new URL(referrer).origin : null].some(
    (origin) => origin !== null && origin !== 'null' && origin !== location.origin,
  )

/** @returns `undefined` where it has more bytes than this device keeps: the memory never holds them */
const readForm = async ({ body, headers }: Request): Promise<FormData | undefined> => {
  let bytes = 0
  const bounded = body?.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        bytes += chunk.length
        if (bytes > MOST_BYTES) controller.terminate()
        else controller.enqueue(chunk)
      },
    }),
  )
  const type = headers.get('content-type') ?? ''
  const response = new Response(bounded ?? null, { headers: { 'content-type': type } })
  const form = await response.formData().catch((error: unknown) => {
    if (bytes <= MOST_BYTES) throw error
  })
  return bytes <= MOST_BYTES && form ? form : undefined
}

const keep = async (request: Request): Promise<void> => {
  const form = await readForm(request)
  const shared = form?.getAll(SHARED_FIELD) ?? []
  await keepShared(
    shared.filter((one) => one instanceof File && one.size > 0) as File[],
    form === undefined,
  )
}

/**
 * Takes the files that another app shares with the installed one (W3C, Web Share Target). They stay on this device; Home
 * looks for them, and says so where there are none.
 */
export const takeShare = async ({ request }: { readonly request: Request }): Promise<Response> => {
  if (!isOfAnotherSite(request)) await keep(request).catch(reportError)
  return Response.redirect(`${languageOf(new URL(request.url)) || '/'}?shared`, 303)
}
