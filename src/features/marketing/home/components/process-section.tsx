import { ProcessSteps } from '#features/chrome/components/process-steps.tsx'
import { anchorLink, anchors, paths } from '#site/paths.ts'
import { ButtonLink } from '#ui/button.tsx'
import { SectionHead } from '#ui/section-head.tsx'
import { TextLink } from '#ui/text-link.tsx'
import type { HomeTexts } from '../content.ts'

export function ProcessSection({ texts }: { texts: HomeTexts }) {
  return (
    <section id={anchors.howItWorks} className="pb-section" aria-labelledby="process-title">
      <div className="page-width">
        <SectionHead
          id="process-title"
          title={texts['how-it-works.title']}
          lead={texts['how-it-works.subtitle']}
        />
        <ProcessSteps texts={texts} />
        <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 lg:mt-12">
          <ButtonLink to={anchorLink(anchors.applicationForm)} variant="apply" className="max-sm:w-full">
            {texts['how-it-works.button']}
          </ButtonLink>
          <TextLink
            to={paths.howItWorks}
            className="inline-flex min-h-tap items-center font-sans font-semibold"
          >
            {texts['how-it-works.more-link']}
          </TextLink>
        </div>
      </div>
    </section>
  )
}
