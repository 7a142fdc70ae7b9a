/** Business hours to a response on a complete application: one to two days, at up to twelve a day. */
export const promisedHours = 24
