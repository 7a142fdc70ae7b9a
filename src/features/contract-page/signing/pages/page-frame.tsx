import type { ReactNode } from 'react'
import { CaseFrame } from '#features/access/frame/components/case-frame.tsx'
import { identityTexts } from '#features/texts/content.ts'
import { readSiteFacts, readTexts } from '#features/texts/data.ts'
import type { Texts } from '#features/texts/schema.ts'
import type { PageServices } from '#lib/page-context.ts'
import type { Locale } from '#site/locale.ts'
import { privateMeta } from '#site/private-page.ts'
import type { SiteFacts } from '#site/site-facts.ts'
import { type StepWords, stepWords } from '../content/words.ts'
import '../components/contract.css'

export type Frame = { locale: Locale; texts: Texts<typeof identityTexts>; facts: SiteFacts }

export async function readFrame({ db, locale }: PageServices): Promise<Frame> {
  return { locale, texts: await readTexts(db, identityTexts, locale), facts: await readSiteFacts(db) }
}

/** Names nobody, because titles end up in histories. */
export const stepMeta = (frame: Frame | undefined, titleIn: (words: StepWords) => string) =>
  privateMeta(frame && titleIn(stepWords[frame.locale]), frame?.texts['global.brand.name'])

export const StepPage = ({ frame, children }: { frame: Frame; children: ReactNode }) => (
  <CaseFrame texts={frame.texts} facts={frame.facts}>
    {children}
  </CaseFrame>
)
