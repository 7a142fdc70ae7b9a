/** Said on every page that describes the law. */
export const notLegalAdvice = 'This page is general information, not legal advice.'
