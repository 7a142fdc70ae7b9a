import { createContext, type ReactNode, useCallback, useContext } from 'react'
import { fitToSite, plainFacts, type SiteFacts } from '#site/site-facts.ts'
import { FitWords, useLocale } from '#ui/locale.tsx'

const FactsContext = createContext<SiteFacts>(plainFacts)

export const useFacts = (): SiteFacts => useContext(FactsContext)

/** All words below it have the owner's hours and leave hidden claims out. */
export function FactsProvider({ facts, children }: { facts: SiteFacts; children: ReactNode }) {
  const locale = useLocale()
  const fit = useCallback(<Words,>(words: Words) => fitToSite(words, facts, locale), [facts, locale])
  return (
    <FactsContext value={facts}>
      <FitWords value={fit}>{children}</FitWords>
    </FactsContext>
  )
}
