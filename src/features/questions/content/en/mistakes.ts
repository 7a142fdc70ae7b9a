/** A question has its own message for being left empty. */
export const en = {
  check: 'Check this answer',
  notText: 'Write this as text',
  tooLong: (max: string) => `Shorten this answer to ${max} characters`,
  notListed: 'Choose an answer from the list',
  notYesOrNo: 'Choose Yes or No',
  notWhole: (from: number, to: number) => `Enter a whole number from ${from} to ${to}`,
  sumBelowZero: 'Enter an amount of $0 or more',
  sumTooLarge: (most: string) => `Check this amount: it’s more than ${most}`,
  date: {
    unfinished: 'Check the date. Part of it is missing, or the month has fewer days: February has 28 or 29',
    unreadable: 'Enter the month, day and year, like 02/28/2024',
    digits: 'Enter 8 digits: 2 for the month, 2 for the day, 4 for the year, like 02282024',
    shortYear: 'Enter the year with 4 digits, like 2024',
    month: 'The month must be from 1 to 12',
    day: (last: number) => `The day must be from 1 to ${last}`,
    lastDay: (month: string, last: number) => `${month} has ${last} days`,
    /** Only February needs the year. */
    lastDayIn: (year: string, month: string, last: number) => `${month} has ${last} days in ${year}`,
    year: 'Check the year',
    tooLongAgo: (year: string) => `Check the year. ${year} is too long ago`,
    birthAhead: 'A date of birth must be in the past',
    ahead: 'This date can’t be in the future',
  },
}
