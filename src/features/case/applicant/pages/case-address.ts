import { paths } from '#site/paths.ts'

/** In a file of its own, to keep the server's form code out of the browser. */
export const caseAddress = (token: string | undefined) =>
  token === undefined ? paths.case : paths.casePage(token)
