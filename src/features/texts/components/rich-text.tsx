import { addressIn } from '#site/addresses.ts'
import type { Locale } from '#site/locale.ts'
import { useLocale } from '#ui/locale.tsx'
import type { SafeHtml } from '../schema.ts'

export function RichText({ html, className }: { html: SafeHtml; className?: string }) {
  const __html = leadIn(useLocale(), html)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: only the sanitizer makes SafeHtml.
  return <div className={className} dangerouslySetInnerHTML={{ __html }} />
}

/** Texts name pages by their English path. */
const leadIn = (locale: Locale, html: string) =>
  html.replaceAll(/(?<=<a href=")\/(?!\/)[^"]*/g, (path) => addressIn(locale, path))
