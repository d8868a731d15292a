export type Shared = { readonly url: string; readonly title: string }

/** Where each network takes a link: addresses that open a filled-in form, no script of theirs. */
export const shareTargets = ({ url, title }: Shared) => {
  const fill = (base: string, fields: Record<string, string>) => {
    // Mail programs read "+" as a plus sign.
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
