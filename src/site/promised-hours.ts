/** Hours from applying to our answer, until the owner sets another number. */
export const promisedHours = 24
