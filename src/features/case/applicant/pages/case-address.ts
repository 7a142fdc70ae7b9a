import { paths } from '#site/paths.ts'

/** In a file of its own: what takes the forms must not come to the browser with it. */
export const caseAddress = (token: string | undefined) =>
  token === undefined ? paths.case : paths.casePage(token)
