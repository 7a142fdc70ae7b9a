/** What we may do for residents of a state. A rule's caps bind under any posture. */
export const postures = ['open', 'license', 'capped', 'closed'] as const
export type Posture = (typeof postures)[number]
