/** @returns whether a mail's link or a provider leads to this address: it then carries one of these */
export const isCallback = (href: string): boolean =>
  /[?#&](code|access_token|error|error_code|error_description)=|#message=/.test(href)
