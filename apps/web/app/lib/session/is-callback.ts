/** @returns whether an address has a parameter that the links in mails and the providers add */
export const isCallback = (href: string): boolean =>
  /[?#&](code|access_token|error|error_code|error_description)=|#message=/.test(href)
