/** Where a state's rule comes from. `default`: nobody wrote one yet. */
export const ruleOrigins = ['default', 'suggestion', 'owner'] as const

/** What somebody did with a rule. */
export const ruleActs = ['written', 'adopted', 'checked', 'withdrawn'] as const
export type RuleAct = (typeof ruleActs)[number]

/** A rule that nobody has checked for longer than this needs another look. */
export const daysBetweenChecks = 90
