/** Numbers the requests to somebody, so that their mails look different. */
export const nameList = (reference: string, nth: number): string =>
  nth > 1 ? `${reference}, list ${nth}` : reference
