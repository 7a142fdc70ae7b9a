/** What firms, people and the desk read when a report can't be kept. */
export const en = {
  mistakes: {
    outcome: 'Choose how it ended',
    gross: 'Enter the gross amount in dollars, like 24,000',
    grossNeeded: 'Enter the gross amount: the state’s law needs it to say what is owed',
    day: 'Enter the day, like 12/31/2028',
    dayRange: 'Enter a day from 2000 to 2099',
    future: 'Enter a day that isn’t in the future',
    money: 'Choose when the money comes',
    appeal: 'Choose whether there is an appeal',
    note: 'Keep the note under 1,000 characters',
  },
  refusals: {
    unknown: 'There is no such application or report.',
    'nothing out': 'No money is out here that anybody could owe, so there’s nothing to report.',
    'key used': 'This report was sent before, and said something else then. Look at it again.',
    mistaken: 'Look at the report again.',
    'too late': 'It’s too late to take this report back. Call us, or report how it ended again.',
    'not theirs': 'Somebody else reported this.',
    'too many': 'There are 20 reports on this claim already. Call us.',
  },
}
