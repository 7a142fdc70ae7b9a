/** The site promises an answer within this time; the claims say it, and the review desk counts by it. */
export const promisedHours = 24
