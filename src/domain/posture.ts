/**
 * What we may do for people who live in a state: fund them, fund them with a license, fund them up to a capped price,
 * or not at all. A rule's caps bind whatever its posture says.
 */
export const postures = ['open', 'license', 'capped', 'closed'] as const
export type Posture = (typeof postures)[number]
