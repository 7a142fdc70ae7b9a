import type { Earning, RateMethod, ScheduleKind } from '#domain/caps.ts'
import type { Choice } from '#domain/choice.ts'
import type { DoubtedMember } from '../../schema/doubts.ts'

/** In the middle of a sentence. */
export const doubtLabels: Record<DoubtedMember, string> = {
  caps: 'the caps',
  oneTimeCharges: 'one-time charges',
  rateMethod: 'how the yearly rate is counted',
  schedule: 'the schedule',
  cancelDays: 'the days to cancel',
  cancelFrom: 'when they begin',
  cancelWays: 'how people cancel',
  scope: 'whom it reaches',
  rateDisclosure: 'how the yearly rate is printed',
  maximumStated: 'whether the most is stated',
  cumulativeRow: 'whether contracts are added up',
  initials: 'initials',
  type: 'the type',
  notices: 'notices',
  attorney: 'the attorney’s statements',
  languages: 'languages',
  formApproval: 'approval of the form',
  refinance: 'refinancing',
  earlierFunder: 'other funders',
  assignment: 'assignment',
  noticeToOthers: 'notice to the other side',
  attorneyCopyDays: 'the attorney’s copy',
  license: 'the license',
  report: 'the report',
  retention: 'how long papers are kept',
  unexpressed: 'what no field can hold',
}

const listed = (labels: Record<string, string>): Choice[] =>
  Object.entries(labels).map(([value, label]) => ({ value, label }))

export const earningChoices = listed({
  'pro-rata': 'day by day',
  'per-step': 'with each step begun',
  'in-advance': 'for a year in advance',
} satisfies Record<Earning, string>)

export const rateMethodChoices = listed({
  simple: 'simple, per step',
  effective: 'effective: the rate of return on what was received',
  military: 'the Military Lending Act’s method',
} satisfies Record<RateMethod, string>)

export const scheduleChoices = listed({
  dated: 'by steps with dates',
  outcomes: 'by what the case may pay',
} satisfies Record<ScheduleKind, string>)

export const perChoices = listed({
  contract: 'for each contract',
  claim: 'for each claim, all advances together',
})

export const scopeChoices = listed({
  residence: 'where the client lives',
  forum: 'where the claim is pursued',
  both: 'either of both',
})
