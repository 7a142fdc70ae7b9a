import { showTextMarks } from '#lib/text-marks.ts'
import type { HeaderMap } from '../security-headers.ts'

const scripts = /<(script|noscript)\b[\s\S]*?<\/\1>|<link rel="modulepreload"[^>]*>/g
const classes = / class="[^"]*"/g
const withoutScripts = /(?:noscript:|\[@media\(scripting:none\)\]:)[^\s"]+/g

/**
 * The page as its readers first see it, with the key of each text. Nothing in it ever runs, and it does not show what
 * only browsers without scripts get.
 */
export const toPreview = (html: string): string =>
  showTextMarks(
    html.replaceAll(scripts, '').replaceAll(classes, (names) => names.replaceAll(withoutScripts, '')),
  )

/** Only our own editor may show it in a frame. The policy allows what a page shows, and nothing that it does. */
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
