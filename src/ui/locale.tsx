import { createContext, type ReactNode, useContext } from 'react'
import { defaultLocale, type Locale, type Localized } from '#site/locale.ts'

const LocaleContext = createContext<Locale>(defaultLocale)

export function LocaleProvider({ locale, children }: { locale: Locale; children: ReactNode }) {
  return <LocaleContext value={locale}>{children}</LocaleContext>
}

export const useLocale = (): Locale => useContext(LocaleContext)

export const useWords = <Words,>(words: Localized<Words>): Words => words[useLocale()]
