/** Cents. Somebody who takes less takes at least this much, in these steps. */
export const leastLess = 500_00
export const lessStep = 100_00

/** Slowly, with every number on it. */
export const minutesPerPage = 2.4
