import { z } from 'zod'
import type { CaseParty } from '#domain/case-file.ts'
import { paths } from '#site/paths.ts'

/** Mail programs make the call by themselves (RFC 8058). */
export const stopPaths = {
  applicant: {
    page: paths.stopReminders,
    call: (token: string) => `/api/case/${token}/stop-reminders`,
    undo: (token: string) => `/api/case/${token}/want-reminders`,
  },
  firm: {
    page: paths.stopFirmReminders,
    call: (token: string) => `/api/firm/${token}/stop-reminders`,
    undo: (token: string) => `/api/firm/${token}/want-reminders`,
  },
} as const satisfies Record<CaseParty, Record<string, (token: string) => string>>

/** `stopped`: they want none. `running`: some may come. `none`: there is nothing to stop. */
const reminderStates = ['running', 'stopped', 'none'] as const
export type ReminderState = (typeof reminderStates)[number]

export const remindersSchema = z.object({ reminders: z.enum(reminderStates) })

export const tokenParams = z.object({ token: z.string().max(200) })
