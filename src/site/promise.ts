/**
 * The one promise on timing: a response within this many business hours of a complete application. We work up
 * to twelve hours a day, so it's one to two days on a clock.
 */
export const promisedHours = 24
