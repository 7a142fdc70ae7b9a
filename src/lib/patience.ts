/** Milliseconds without an answer before the database or the store counts as down. */
export const usualPatience = 3_000
