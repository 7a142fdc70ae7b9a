import { type Choice, valuesOf } from '#domain/choice.ts'

export const groupings = [
  { value: 'week', label: 'Week of' },
  { value: 'home', label: 'Home state' },
  { value: 'caseType', label: 'Case type' },
  { value: 'firm', label: 'Law firm' },
] as const satisfies readonly Choice[]
export type Grouping = (typeof groupings)[number]['value']
export const groupingValues = valuesOf(groupings)
