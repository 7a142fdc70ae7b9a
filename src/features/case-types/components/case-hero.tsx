import { anchorLink, anchors } from '#site/paths.ts'
import { Breadcrumb, type Crumb } from '#ui/breadcrumb.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { useWords } from '#ui/locale.tsx'
import { PlatePicture } from '#ui/plate-picture.tsx'
import { caseTypeWords } from '../content/words.ts'
import type { CaseTypeDetail } from '../data.ts'
import { type Axes, FundingScale, RangeText, Timeline } from './scales.tsx'

const figure =
  'mt-3 mb-5 text-[clamp(2rem,1rem+3vw,3.6rem)] leading-none tracking-[-0.035em] text-brand lg:mt-5 lg:mb-7'

type CaseHeroProps = { caseType: CaseTypeDetail; axes: Axes; trail: readonly Crumb[] }

export function CaseHero({ caseType, axes, trail }: CaseHeroProps) {
  const words = useWords(caseTypeWords).detail
  const { name, picture, plate, description, funding, months, averageFunding, typicalTimeframe } = caseType
  return (
    <div className="page-width pt-3">
      <Breadcrumb trail={trail} current={name} />
      <div
        className={
          plate
            ? 'plate-head pb-8 lg:pb-10'
            : 'grid items-center gap-x-column pt-4 pb-8 md:grid-cols-[1fr_15rem] lg:grid-cols-[7fr_5fr] lg:pb-10'
        }
      >
        <div>
          <h1>{name}</h1>
          <p className="mt-5 max-w-[32em] text-lead">{description}</p>
          <ButtonLink to={anchorLink(anchors.applicationForm)} variant="apply" className="mt-6 max-sm:w-full">
            {words.apply}
          </ButtonLink>
        </div>
        {plate ? (
          <PlatePicture {...plate} />
        ) : (
          <img
            {...picture}
            alt=""
            className="mx-auto w-full max-w-72 max-md:mt-6 lg:mr-0 lg:max-w-120 print:hidden"
          />
        )}
      </div>
      <dl className="oxford ruled-columns grid divide-rule border-b border-b-rule pt-[3px] max-lg:divide-y lg:grid-cols-2">
        <div className="py-6 lg:py-8">
          <dt className="text-h3 font-semibold">{words.funding}</dt>
          <dd className={figure}>
            <RangeText range={averageFunding} />
          </dd>
          <dd>
            <FundingScale funding={funding} />
            <p className="mt-2 font-sans text-small text-soft">{words.fundingNote}</p>
          </dd>
        </div>
        <div className="py-6 lg:py-8">
          <dt className="text-h3 font-semibold">{words.timeline}</dt>
          <dd className={figure}>
            <RangeText range={typicalTimeframe} />
          </dd>
          <dd>
            <Timeline months={months} axes={axes} />
            <p className="mt-2 font-sans text-small text-soft">{words.timelineNote}</p>
          </dd>
        </div>
      </dl>
    </div>
  )
}
