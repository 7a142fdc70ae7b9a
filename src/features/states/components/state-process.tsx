import { ProcessSteps } from '#features/chrome/components/process-steps.tsx'
import type { ProcessTexts } from '#features/chrome/content/process.ts'
import { useWords } from '#ui/locale.tsx'
import { SectionHead } from '#ui/section-head.tsx'
import { stateWords } from '../content/words.ts'

export function StateProcess({ texts }: { texts: ProcessTexts }) {
  const words = useWords(stateWords).state
  return (
    <section className="page-width pb-section print:hidden" aria-labelledby="steps-title">
      <SectionHead id="steps-title" title={words.process} lead={texts['how-it-works.subtitle']} />
      <ProcessSteps texts={texts} isBrief />
    </section>
  )
}
