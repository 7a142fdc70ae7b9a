/** `default`: nobody wrote one yet. */
export const ruleOrigins = ['default', 'suggestion', 'owner'] as const

export const ruleActs = ['written', 'adopted', 'checked', 'withdrawn'] as const
export type RuleAct = (typeof ruleActs)[number]

/** A rule without a check for longer than this needs another look. */
export const daysBetweenChecks = 90

/** What a rule says to people while nobody has written one. */
export const noRule = {
  posture: 'open' as const,
  sentence: '',
  caps: [],
  compounding: null,
  cancelDays: null,
  cancelFrom: null,
  mostMonths: null,
  largestAdvance: null,
  license: null,
  takesWithoutLicense: false,
  requiredSentences: [],
  checkedOn: null,
}
