/** Cents. Whoever takes less takes at least this, in steps of that. */
export const leastLess = 500_00
export const lessStep = 100_00

/** Slowly, with every number on it. */
export const minutesPerPage = 2.4
