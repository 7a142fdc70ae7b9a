/**
 * Home as it greets a browser that has applied: the line is there from the start and moves nothing. A script that asked
 * for the cookie made every first visit wait for the answer: see docs/decisions/077.
 */
export const greetReturning = (html: string): string =>
  html.includes(' data-greeting=') ? html.replace('<html', '<html data-returning=""') : html
