import { formatDay } from '#site/staff-format.ts'
import type { UploadLink } from '../../schema.ts'

/** "Link 2 of Nov 15, 2026". The number counts all links of an application, because a minute may see several. */
export function namesOf(newestFirst: readonly UploadLink[]): ReadonlyMap<string, string> {
  return new Map(
    newestFirst.map(({ id, createdAt }, at) => [
      id,
      `Link ${newestFirst.length - at} of ${formatDay(createdAt)}`,
    ]),
  )
}
