import { addApplication } from '../support/add-application.ts'
import type { adminApi } from '../support/admin-api.ts'
import { linkClient } from './client.ts'
import type { Site } from './stores.ts'

export type LinkOptions = [options?: object, details?: Parameters<typeof addApplication>[1]]

/** Adds an application and a link to send its documents by. Returns them with the calls of the link's holder. */
export async function addLinkHolder(
  site: Site,
  admin: Awaited<ReturnType<typeof adminApi>>,
  ...[options = {}, details = {}]: LinkOptions
) {
  const applicationId = await addApplication(site, details)
  const link = await admin.newLink(applicationId, options)
  return { applicationId, link, ...linkClient(site.url, link.token) }
}
