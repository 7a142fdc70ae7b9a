import { ProcessSteps } from '#features/chrome/components/process-steps.tsx'
import type { ProcessTexts } from '#features/chrome/content/process.ts'
import { SectionHead } from '#ui/section-head.tsx'
import { stateTexts } from '../content/texts.ts'

export function StateProcess({ texts }: { texts: ProcessTexts }) {
  return (
    <section className="page-width pb-section print:hidden" aria-labelledby="steps-title">
      <SectionHead id="steps-title" title={stateTexts.process} lead={texts['how-it-works.subtitle']} />
      <ProcessSteps texts={texts} />
    </section>
  )
}
