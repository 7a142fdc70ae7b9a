import type { Database } from '#db/database.ts'
import { isPostAddress } from '#features/blog/posts/data.ts'
import { questionsKey } from '#features/content/schema.ts'
import { readTerms } from '#features/price/data.ts'
import { readRules, readToday } from '#features/rules/data.ts'
import { homeCrumb, identityTexts } from '#features/texts/content.ts'
import { readSiteFacts, readTexts } from '#features/texts/data.ts'
import type { SafeHtml } from '#features/texts/schema.ts'
import type { PageServices } from '#lib/page-context.ts'
import { answerToHtml, htmlToPlain } from '#lib/rich-text.ts'
import { pageMeta } from '#site/page-meta.ts'
import { paths } from '#site/paths.ts'
import { fitToArea, listServed } from '#site/service-area.ts'
import { fitToSite } from '#site/site-facts.ts'
import { breadcrumbList, faqPage as toFaqPage } from '#site/structured-data.ts'
import { fillIn } from './content/values.ts'
import { faqWords } from './content/words.ts'
import { faqTexts } from './content.ts'

export type Answer = { id: string; question: string; html: SafeHtml }
export type AnswerGroup = { id: string; title: string; answers: Answer[] }

/** Fills today's rules and prices into the answers. Search engines get exactly what the page says. */
export async function readFaq({
  db,
  publicUrl,
  locale,
  preview,
}: Pick<PageServices, 'db' | 'publicUrl' | 'locale' | 'preview'>) {
  const facts = { today: await readToday(db), rules: await readRules(db), terms: await readTerms(db) }
  const stored = await readTexts(db, { ...identityTexts, ...faqTexts }, locale, preview)
  const texts = fitToSite(
    fitToArea(stored, listServed(facts.rules).length, locale),
    await readSiteFacts(db),
    locale,
  )
  const asked = await Promise.all(
    texts[questionsKey].map(async ({ id, group, question, answer }) => {
      const html = answerToHtml(fillIn(answer, facts, locale))
      return { id, group, question, html: (await dropDeadLinks(db, html)) as SafeHtml }
    }),
  )
  const site = { name: texts['global.brand.name'], publicUrl }
  const { head, crumb } = faqWords[locale]
  const meta = {
    ...head,
    title: texts['faq-page.title'],
    path: paths.faq,
    jsonLd: [
      toFaqPage(asked.map(({ question, html }) => ({ question, answer: htmlToPlain(html) }))),
      breadcrumbList([homeCrumb[locale]], { label: crumb, to: paths.faq }, site, locale),
    ],
  }
  return {
    title: texts['faq-page.title'],
    lead: texts['faq-page.lead'],
    phone: texts['global.contact.phone'],
    groups: groupAnswers(asked),
    tags: pageMeta(meta, site, locale),
  }
}

function groupAnswers(asked: readonly (Answer & { group: string })[]): AnswerGroup[] {
  return [...Map.groupBy(asked, ({ group }) => group)].map(([title, answers], index) => ({
    id: `group-${index + 1}`,
    title,
    answers: answers.map(({ id, question, html }) => ({ id, question, html })),
  }))
}

const postLink = / ?<a href="\/blog\/([a-z0-9-]+)">([^<]*)<\/a>(?=(<\/p>|))/g

/** The owner can take a post down. Links to it go, and so do their words at the end of a paragraph. */
async function dropDeadLinks(db: Database, html: string): Promise<string> {
  const slugs = new Set([...html.matchAll(postLink)].map(([, slug = '']) => slug))
  const dead = new Set<string>()
  for (const slug of slugs) if (!(await isPostAddress(db, slug))) dead.add(slug)
  return html.replaceAll(postLink, (link, slug: string, words: string, end: string) => {
    if (!dead.has(slug)) return link
    return end ? '' : link.replace(/<a.*/, words)
  })
}
