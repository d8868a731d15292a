export type Shared = { readonly url: string; readonly title: string }

/** Addresses where each network opens a form with the link filled in. No script of theirs runs. */
export const shareTargets = ({ url, title }: Shared) => {
  const fill = (base: string, fields: Record<string, string>) => {
    // A mail program shows "+" as a plus sign, so spaces are written as %20.
    const query = new URLSearchParams(fields).toString().replaceAll('+', '%20')
    return `${base}?${query}`
  }
  return {
    whatsapp: fill('https://wa.me/', { text: `${title} ${url}` }),
    facebook: fill('https://www.facebook.com/sharer/sharer.php', { u: url }),
    twitter: fill('https://twitter.com/intent/tweet', { text: title, url }),
    email: fill('mailto:', { subject: title, body: `${title}\n\n${url}` }),
  }
}
