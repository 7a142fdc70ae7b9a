/** The keys of an open file, in the order they are explained. */
export const fileShortcuts = [
  { keys: 'n', does: 'Write a note' },
  { keys: 'q', does: 'Request documents' },
  { keys: 'd', does: 'Judge what waits for a verdict' },
  { keys: 's', does: 'Change the status' },
  { keys: 'i', does: 'Take it: assign it to yourself' },
  { keys: 'u', does: 'Make it unread and close it' },
] as const
