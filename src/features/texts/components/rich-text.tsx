import type { SafeHtml } from '../schema.ts'

export function RichText({ html, className }: { html: SafeHtml; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: only the sanitizer makes SafeHtml.
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}
