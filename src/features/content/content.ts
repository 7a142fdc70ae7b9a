import type { Definitions } from './content/definition.ts'
import { contactTexts, footerTexts, identityTexts, officeTexts } from './content/global.ts'
import { heroTexts } from './content/hero.ts'
import { notFoundTexts } from './content/not-found.ts'
import {
  applyPageTexts,
  forAttorneysPageTexts,
  howItWorksPageTexts,
  thankYouPageTexts,
  whatWeFundPageTexts,
} from './content/page-heads.ts'
import { applyTexts, fundingTexts } from './content/pages.ts'
import { processTexts } from './content/process.ts'
import { testimonialTexts } from './content/testimonials.ts'
import { trustTexts } from './content/trust.ts'

export type { SafeHtml, Texts } from './content/definition.ts'

/** What the header and the footer say. */
export const chromeTexts = { ...identityTexts, ...officeTexts, ...footerTexts }

export const homeTexts = {
  ...identityTexts,
  ...heroTexts,
  ...trustTexts,
  ...processTexts,
  ...applyTexts,
  ...fundingTexts,
  ...testimonialTexts,
}

export const contactPageTexts = { ...identityTexts, ...officeTexts, ...contactTexts }

export {
  applyPageTexts,
  applyTexts,
  forAttorneysPageTexts,
  howItWorksPageTexts,
  identityTexts,
  notFoundTexts,
  processTexts,
  thankYouPageTexts,
  whatWeFundPageTexts,
}

/** Every text an administrator can replace, with its default. A key that is not here is stored but shown nowhere. */
export const contentRegistry = {
  ...chromeTexts,
  ...contactTexts,
  ...homeTexts,
  ...howItWorksPageTexts,
  ...whatWeFundPageTexts,
  ...forAttorneysPageTexts,
  ...applyPageTexts,
  ...thankYouPageTexts,
  ...notFoundTexts,
} satisfies Definitions

export type ContentKey = keyof typeof contentRegistry
