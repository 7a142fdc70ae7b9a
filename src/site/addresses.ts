import { type Locale, locales } from './locale.ts'

/** Screens for one person or one link. Their addresses carry no language: the file's, or English for staff. */
export const privateAreas: readonly string[] = ['/admin', '/upload', '/case', '/client', '/continue', '/firm']

/** English pages stay where they are; other languages live under their code. */
const atRoot: Locale = 'en'

/** Every page that an English browser's scripts run in has its English address, so they know no other. */
export const hasOneAddress = process.env.CLIENT_LANGUAGE === 'en'

export const isWithin = (path: string, areas: readonly string[]): boolean =>
  areas.some((area) => path === area || path.startsWith(`${area}/`))

/** The English path is a page's identity: "/es/contact" is "/contact" in Spanish. */
export type Address = { locale: Locale; path: string }

export function splitLanguage(address: string): Address {
  if (hasOneAddress) return { locale: atRoot, path: address }
  const code = /^\/([a-z]{2})(?![^/?#])/i.exec(address)?.[1]?.toLowerCase()
  const locale = locales.find((each) => each === code && each !== atRoot)
  if (!code || !locale) return { locale: atRoot, path: address }
  const path = address.slice(code.length + 1)
  return { locale, path: path.startsWith('/') ? path : `/${path}` }
}

/** `path` in English, as `paths` has it. */
export function addressIn(locale: Locale, path: string): string {
  if (hasOneAddress || locale === atRoot || isWithin(path.replace(/[?#].*/, ''), privateAreas)) return path
  return `/${locale}${path.replace(/^\/(?=[?#]|$)/, '')}`
}

/** What the router leaves out of every address of a page. */
export const basenameOf = (locale: Locale): string => addressIn(locale, '/')
