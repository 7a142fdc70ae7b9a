/** The browser's own record of what it sent. */
export const sentName = 'application-sent'
export const draftName = (role: 'plaintiff' | 'attorney') => `application-draft-${role}` as const

/** A cookie without a secret, beside the one that opens the case page. */
export const caseHint = 'case_here'

export const holdCaseHint = (cookies = ''): boolean => cookies.split('; ').includes(`${caseHint}=1`)
