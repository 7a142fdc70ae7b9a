import { isWithin, privateAreas, splitLanguage } from '#site/addresses.ts'
import { type Locale, languageTags, locales } from '#site/locale.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** In which language to answer: the page's own, or what a call asks for. */
    locale: Locale
  }
}

/** A public page's address says it. Calls ask by `Accept-Language`; our own pages send theirs. */
export function findLanguage(url: string, accepted: string | undefined): Locale {
  const { locale, path } = splitLanguage(url)
  return isWithin(path.replace(/[?#].*$/, ''), ['/api', ...privateAreas]) ? readAccepted(accepted) : locale
}

/** The first that we have. Without one, as from a program, English. */
function readAccepted(header = ''): Locale {
  const asked = header.split(',').map((part) => {
    const [tag = '', weight = ''] = part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/)
    return { tag, weight: weight === '' ? 1 : Number(weight) }
  })
  const inOrder = asked.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight)
  return inOrder.map(({ tag }) => findByTag(tag)).find((locale) => locale !== undefined) ?? 'en'
}

const findByTag = (tag: string): Locale | undefined =>
  locales.find((locale) => languageTags[locale].toLowerCase() === tag) ??
  locales.find((locale) => locale === tag.split('-', 1)[0])
