import { homeCrumb } from '#features/texts/content.ts'
import { type Locale, type Localized, localized } from '#site/locale.ts'
import type { PageMeta, SiteIdentity } from '#site/page-meta.ts'
import { paths } from '#site/paths.ts'
import { sayDistrict } from '#site/service-area.ts'
import { breadcrumbList } from '#site/structured-data.ts'
import { en } from './en/district.ts'
import { stateWords } from './words.ts'

export const districtWords: Localized<typeof en> = localized({ en })

export const districtTrail = (locale: Locale) => [
  homeCrumb[locale],
  { label: stateWords[locale].index.title, to: paths.states },
]

export function districtHead(site: SiteIdentity, locale: Locale): PageMeta {
  const { name, title, keywords, lead } = districtWords[locale]
  return {
    title: title.join(' '),
    description: `${sayDistrict(locale)} ${lead}`,
    keywords,
    path: paths.district,
    jsonLd: [breadcrumbList(districtTrail(locale), { label: name, to: paths.district }, site, locale)],
  }
}
