import { isServicePath } from './surface-of.ts'

const canDecode = (text: string): boolean => {
  try {
    return decodeURIComponent(text) !== undefined
  } catch {
    return false
  }
}

/**
 * The router refuses an escape that stands for no letter, such as `/hi/%ff`, with an answer for programs. People read
 * what the site answers. Its own handler is asked for the percent sign itself, and says that there is no such page.
 *
 * @returns the address under which the router looks for a handler
 */
export const readableUrl = ({ url = '/' }: { readonly url?: string | undefined }): string => {
  const [path = '/'] = url.split('?', 1)
  if (canDecode(path) || isServicePath(path)) return url
  return path.replaceAll('%', '%25') + url.slice(path.length)
}
