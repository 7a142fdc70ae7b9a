/**
 * The greeting is there from the start and moves nothing. A script that read the cookie delayed every first
 * visit: see docs/decisions/077.
 */
export const greetReturning = (html: string): string =>
  html.includes(' data-greeting=') ? html.replace('<html', '<html data-returning=""') : html
