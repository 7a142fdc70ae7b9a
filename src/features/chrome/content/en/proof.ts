import { countedDays } from '#site/kept-promise.ts'

export const en = {
  title: 'Where these claims come from',
  all: 'Every claim on this site',
  kinds: { contract: 'Contract', law: 'Law', clocks: 'Our clocks', record: 'Public record' },
  /** After the source of a claim. */
  day: {
    contract: (day: string) => `in the terms of ${day}`,
    law: (day: string) => `as noted on ${day}`,
    clocks: (day: string) => `as of ${day}`,
    record: (day: string) => `as of ${day}`,
  },
  kept: (onTime: string, files: string) => `${onTime} of ${files} on time in the last ${countedDays} days`,
  unproven: 'No source named yet.',
}
