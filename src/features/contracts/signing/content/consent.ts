/** Of the statement in `en.ts`: it counts up with every change to the words. */
export const consentVersion = 1
