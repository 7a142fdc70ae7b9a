import type { SafeHtml } from '../schema.ts'

/** Shows edited markup. The type admits only what went through the sanitiser. */
export function RichText({ html, className }: { html: SafeHtml; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: SafeHtml is made by the sanitiser alone.
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
