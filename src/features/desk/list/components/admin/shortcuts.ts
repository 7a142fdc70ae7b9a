import { applicationStatuses } from '#domain/application-status.ts'
import type { Command } from '#features/admin/components/commands.ts'

const shortcuts = [
  { keys: 'j', does: 'Next application' },
  { keys: 'k', does: 'Previous application' },
  { keys: 'Enter', does: 'Open its details' },
  { keys: 'x', does: 'Select it, or take it out of the selection' },
  ...applicationStatuses.map(({ label }, index) => ({
    keys: String(index + 1),
    does: `Set the status to ${label}`,
  })),
  { keys: 's', does: 'Choose a status for it, or for what is selected' },
  { keys: 'i', does: 'Take it, or what is selected' },
  { keys: 'Shift I', does: 'Assign it, or what is selected' },
  { keys: 'q', does: 'Request documents for it, or for what is selected' },
  { keys: 'n', does: 'Open it and write a note' },
  { keys: 'm', does: 'Open it and write a mail' },
  { keys: 'c', does: 'Open it and write down a call' },
  { keys: 'd', does: 'Judge its documents' },
  { keys: 'e', does: 'Open it and correct answers' },
  { keys: 'a', does: 'Open it at every answer' },
  { keys: '.', does: 'All that can be done with it' },
  { keys: '/', does: 'Search' },
  { keys: 'f', does: 'Filter' },
  { keys: 'b', does: 'Show the board' },
  { keys: 'v', does: 'Columns and saved views' },
  { keys: 'r', does: 'Read the list again' },
  { keys: 'Escape', does: 'Close the details, or clear the selection' },
] as const

const group = 'The list'

/** Actions of the whole screen have a line in the menu; the other keys depend on the focused row. */
export const listCommands = (run: Partial<Record<string, () => void>>): Command[] =>
  shortcuts.map(({ keys, does }) => ({ id: `list ${keys}`, keys, label: does, group, run: run[keys] }))

export const statusOfKey = (key: string) => applicationStatuses[Number(key) - 1]?.value
