import {
  type CallOutcome,
  type CallParty,
  callOutcomes,
  callParties,
  type FollowUpKind,
  followUpKinds,
} from '#domain/speaking.ts'
import { formatOfficeMoment, labelOf } from '#site/staff-format.ts'

/** "Call with the law firm: voicemail" */
export const sayCall = ({ party, outcome }: { party: CallParty; outcome: CallOutcome }): string =>
  `Call with ${labelOf(callParties, party)}: ${labelOf(callOutcomes, outcome).toLowerCase()}`

/** "call on Nov 17, 10:00 AM ET" */
export const sayFollowUp = (
  { kind, dueAt }: { kind: FollowUpKind; dueAt: string },
  timeZone: string,
): string => `${labelOf(followUpKinds, kind).toLowerCase()} on ${formatOfficeMoment(dueAt, timeZone)}`
