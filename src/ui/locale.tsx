import { createContext, type ReactNode, useContext } from 'react'
import { defaultLocale, type Locale, type Localized } from '#site/locale.ts'

const LocaleContext = createContext<Locale>(defaultLocale)

export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>
}

export const useLocale = (): Locale => useContext(LocaleContext)

type Fit = <Words>(words: Words) => Words
const FitContext = createContext<Fit>((words) => words)

/** Changes all words below it, as `fit` says. */
export const FitWords = FitContext

export const useWords = <Words,>(words: Localized<Words>): Words => useContext(FitContext)(words[useLocale()])
