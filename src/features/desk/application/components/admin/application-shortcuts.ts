import type { Command } from '#features/admin/components/commands.ts'
import type { ApplicationActions } from './application-head.tsx'

/** The list has the shared ones too. */
export const applicationShortcuts = [
  { act: 'note', keys: 'n', label: 'Write a note' },
  { act: 'mail', keys: 'm', label: 'Write a mail' },
  { act: 'call', keys: 'c', label: 'Write down a call' },
  { act: 'request', keys: 'q', label: 'Request documents' },
  { act: 'judge', keys: 'd', label: 'Judge what waits for a verdict' },
  { act: 'status', keys: 's', label: 'Change the status' },
  { act: 'fund', keys: 'p', label: 'Pay it out' },
  { act: 'correct', keys: 'e', label: 'Correct answers' },
  { act: 'take', keys: 'i', label: 'Take it: assign it to yourself', isShared: true },
  { act: 'assign', keys: 'Shift I', label: 'Assign it to somebody', isShared: true },
  { act: 'value', keys: 'w', label: 'What the case is worth' },
  { act: 'contract', keys: 'o', label: 'The contract: draft it, or see how far it is' },
  { act: 'answers', keys: 'a', label: 'Every answer, in the words of the application' },
  { act: 'unread', keys: 'u', label: 'Make it unread and close it', isShared: true },
] as const

/** An action that isn't possible now has no line in the menu, but the list of keys still explains it. */
export const commandsOf = (acts: ApplicationActions): Command[] => [
  ...applicationShortcuts.map(({ act, keys, label }) => ({
    id: `file ${act}`,
    label,
    keys,
    group: 'This file',
    run: acts[act],
  })),
  { id: 'file next', keys: 'j', label: 'Next application', group: 'This file' },
  { id: 'file previous', keys: 'k', label: 'Previous application', group: 'This file' },
  { id: 'file sheet', keys: '}', label: 'Turn to the value sheet', group: 'This file' },
  { id: 'file close', keys: 'Escape', label: 'Close it', group: 'This file' },
]
