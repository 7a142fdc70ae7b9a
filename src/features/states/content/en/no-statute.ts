/** For states where we looked for a law on funding and found none. */
export const noStatute = 'No statute of its own that we know of'
