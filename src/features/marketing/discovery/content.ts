import { caseTypePaths } from '#features/case-types/content.ts'
import { statePaths } from '#features/states/content.ts'
import { paths } from '#site/paths.ts'

/**
 * The pages that are always there and worth finding, in the order of a reader's interest. With the blog's posts (data.ts) they make
 * the sitemap, and the page cache keeps them warm. What is not here is private, or says something to one visitor only.
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
