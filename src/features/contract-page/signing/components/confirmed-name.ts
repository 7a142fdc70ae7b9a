/** The field of a sentence to confirm; they count from 0. */
export const confirmedName = (at: number) => `confirmed-${at}`
