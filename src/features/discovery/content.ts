import { caseTypePaths } from '#features/case-types/content.ts'
import { statePaths } from '#features/states/content.ts'
import { paths } from '#site/paths.ts'

/**
 * Every page that is worth finding, in the order of a reader's interest. The sitemap lists them and the page cache keeps them
 * warm. What is not here is private, or says something to one visitor only.
 */
export function publicPaths(): string[] {
  return [
    paths.home,
    paths.howItWorks,
    paths.whatWeFund,
    paths.forAttorneys,
    paths.apply,
    paths.contact,
    ...caseTypePaths(),
    ...statePaths(),
    paths.blog,
    paths.privacyPolicy,
    paths.terms,
    paths.cookiePolicy,
  ]
}

/** Areas that no crawler has business in. */
export const crawlersStayOut: readonly string[] = [paths.admin, '/upload', '/api', paths.thankYou]
