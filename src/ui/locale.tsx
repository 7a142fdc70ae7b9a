import { createContext, type ReactNode, useContext } from 'react'
import { type Locale, type Localized, staffLocale } from '#site/locale.ts'

/** Public pages are inside a provider; what is drawn alone is for staff. */
const LocaleContext = createContext<Locale>(staffLocale)

export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>
}

export const useLocale = (): Locale => useContext(LocaleContext)

type Fit = <Words>(words: Words) => Words
const FitContext = createContext<Fit>((words) => words)

/** Changes all words below it, as `fit` says. */
export const FitWords = FitContext

export const useWords = <Words,>(words: Localized<Words>): Words => useContext(FitContext)(words[useLocale()])
