import { createContext, type ReactNode, useCallback, useContext } from 'react'
import { fitToSite, plainFacts, type SiteFacts } from '#site/site-facts.ts'
import { FitWords } from '#ui/locale.tsx'

const FactsContext = createContext<SiteFacts>(plainFacts)

export const useFacts = (): SiteFacts => useContext(FactsContext)

/** All words below it have the owner's hours and leave hidden claims out. */
export function FactsProvider({ facts, children }: { facts: SiteFacts; children: ReactNode }) {
  const fit = useCallback(<Words,>(words: Words) => fitToSite(words, facts), [facts])
  return (
    <FactsContext value={facts}>
      <FitWords value={fit}>{children}</FitWords>
    </FactsContext>
  )
}
