import { showTextMarks } from '#lib/text-marks.ts'
import type { HeaderMap } from '../security-headers.ts'

const scripts = /<(script|noscript)\b[\s\S]*?<\/\1>|<link rel="modulepreload"[^>]*>/g
const classes = / class="[^"]*"/g
const withoutScripts = /(?:noscript:|\[@media\(scripting:none\)\]:)[^\s"]+/g

/**
 * The page at first sight, with the key of each text. It runs no scripts, and leaves out `noscript` parts.
 */
export const toPreview = (html: string): string =>
  showTextMarks(
    html.replaceAll(scripts, '').replaceAll(classes, (names) => names.replaceAll(withoutScripts, '')),
  )

/** Only our own editor may frame it. The policy allows what a page shows, and no scripts. */
export function makePreviewHeaders(policy: string): HeaderMap {
  const kept = policy
    .split('; ')
    .filter((rule) => /^(default|style|img|font)-src |^(base-uri|object-src) /.test(rule))
  return {
    'content-security-policy': [
      ...kept,
      "form-action 'none'",
      "frame-ancestors 'self'",
      'sandbox allow-same-origin',
    ].join('; '),
    'x-frame-options': 'SAMEORIGIN',
    'x-robots-tag': 'noindex',
    'cache-control': 'no-store',
  }
}
