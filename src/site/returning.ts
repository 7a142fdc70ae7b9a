/** Where a browser keeps what it sent, for a while. */
export const sentName = 'application-sent'

/** A cookie without a secret, beside the one that opens the case page. */
export const caseHint = 'case_here'

/** Whether these cookies are of a browser that has applied or opened its case page. */
export const holdCaseHint = (cookies = ''): boolean => cookies.split('; ').includes(`${caseHint}=1`)
