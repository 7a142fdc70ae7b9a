/** What we may do for residents of a state. A rule's caps bind under any posture. */
export const postures = ['open', 'license', 'capped', 'closed'] as const
export type Posture = (typeof postures)[number]

/** What of a rule says whether we take applications from people who live there, and name our price to them. */
export type Openness = {
  posture: Posture
  license: string | null
  takesWithoutLicense: boolean
}

/** A license that we don't have yet closes a state, unless the owner said that it doesn't. */
export const waitsForLicense = ({ posture, license, takesWithoutLicense }: Openness): boolean =>
  posture === 'license' && !license && !takesWithoutLicense

export const isServed = (rule: Openness): boolean => rule.posture !== 'closed' && !waitsForLicense(rule)
