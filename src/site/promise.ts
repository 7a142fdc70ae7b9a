/**
 * The one promise on timing: an answer within so many business hours of a complete file. The claims say it, and the
 * review desk counts by it. We work up to twelve hours a day, so it is what a clock calls one to two days.
 */
export const promisedHours = 24
