import type { ContractStep } from '#site/paths.ts'
import { paths } from '#site/paths.ts'

/** Whose pages these are: on the case page of a plaintiff, or on those of an attorney's client. */
export type Place = {
  /** The page that the link opens. */
  home: string
  /** Where the contract's own pages are; differs from `home` for a case that the browser opened. */
  base: string
  isClients: boolean
}

export const placeOfCase = (token: string | undefined): Place => ({
  home: token === undefined || token === 'mine' ? paths.case : paths.casePage(token),
  base: paths.casePage(token ?? 'mine'),
  isClients: false,
})

export const placeOfClient = (token: string): Place => ({
  home: paths.clientPage(token),
  base: paths.clientPage(token),
  isClients: true,
})

export const stepAt = ({ base }: Place, step?: ContractStep): string => paths.contractStep(base, step)

/** The PDF as it was sent, or as everybody signed it. */
export const pdfAt = ({ base }: Place, which?: 'finished'): string =>
  `/api${paths.contractStep(base)}/pdf${which ? '?finished' : ''}`
