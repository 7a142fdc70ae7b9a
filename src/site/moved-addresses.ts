import { paths } from './paths.ts'

/** Screens that moved. Bookmarks and old mails still lead to them. */
export const movedAddresses: Readonly<Record<string, string>> = {
  '/admin/settings/signatures': paths.adminSignatures,
  '/admin/settings/replies': paths.adminReplies,
  '/admin/settings/templates': paths.adminTemplates,
  '/admin/settings/checklists': paths.adminChecklists,
  '/admin/settings/log': paths.adminLog,
  '/admin/settings/retention': paths.adminRetention,
  '/admin/settings/consents': paths.adminConsentProofs,
  '/admin/settings/health': paths.adminRunning,
}

/** With the query, which may name an entry or a filter. */
export function findMoved(address: string): string | undefined {
  const [pathname = '', ...query] = address.split('?')
  const to = movedAddresses[pathname.toLowerCase().replace(/\/+$/, '')]
  if (to === undefined) return undefined
  const [path, part] = to.split('#')
  return [path, query.length > 0 && `?${query.join('?')}`, part && `#${part}`].filter(Boolean).join('')
}
