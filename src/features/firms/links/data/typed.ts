import { type SQL, sql } from 'drizzle-orm'
import { foldedFirmOf } from '#db/schema/applications.ts'
import { applications, firmRecords } from '#db/schema/index.ts'

const { role, firstName, lastName, email, phone } = applications
const isAttorney = sql`${role} = 'attorney'`
const of = (own: SQL, named: SQL) => sql<string | null>`case when ${isAttorney} then ${own} else ${named} end`

/** For a query on `applications`: the law firm as the person typed it. */
export const typedFirm = {
  name: sql<string>`coalesce(${applications.attorneyFirm}, ${applications.plaintiffAttorneyFirm}, '')`,
  folded: foldedFirmOf(applications),
  attorney: of(sql`${firstName} || ' ' || ${lastName}`, sql`${applications.plaintiffAttorneyName}`),
  email: of(sql`${email}`, sql`${applications.plaintiffAttorneyEmail}`),
  phone: of(sql`${phone}`, sql`${applications.plaintiffAttorneyPhone}`),
}

/** With `firm_records` joined: as the desk corrected it. Empty there says that there is none. */
export const knownFirm = {
  name: sql<string>`coalesce(${firmRecords.name}, ${typedFirm.name})`,
  attorney: sql<string>`coalesce(${firmRecords.attorney}, ${typedFirm.attorney}, '')`,
  email: sql<string | null>`nullif(coalesce(${firmRecords.email}, ${typedFirm.email}), '')`,
  phone: sql<string | null>`nullif(coalesce(${firmRecords.phone}, ${typedFirm.phone}), '')`,
}
