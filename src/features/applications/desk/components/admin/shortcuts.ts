import { applicationStatuses } from '#site/choices/application-status.ts'

/** What the keyboard does on the desk, in the order in which it is explained. */
export const shortcuts = [
  { keys: 'j', does: 'Next application' },
  { keys: 'k', does: 'Previous application' },
  { keys: 'Enter', does: 'Open its details' },
  { keys: 'x', does: 'Select it, or take it out of the selection' },
  ...applicationStatuses.map(({ label }, index) => ({
    keys: String(index + 1),
    does: `Set the status to ${label}`,
  })),
  { keys: '/', does: 'Search' },
  { keys: 'r', does: 'Read the list anew' },
  { keys: 'Escape', does: 'Close the details' },
  { keys: '?', does: 'Show this list' },
] as const

/** Which status a digit stands for. */
export const statusOfKey = (key: string) => applicationStatuses[Number(key) - 1]?.value
