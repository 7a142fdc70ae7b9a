/** How many milliseconds pass without an answer before the database or the store counts as away. */
export const usualPatience = 3_000
