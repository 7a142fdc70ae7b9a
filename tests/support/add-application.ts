import { randomUUID } from 'node:crypto'
import type { OpenDatabase } from '#db/database.ts'
import type { RowSealer } from '#db/row-sealer.ts'
import { applications } from '#db/schema/index.ts'
import { sealAnswers, testRowSealer } from './row-sealer.ts'

/** Adds an application as if just submitted, and returns its id. */
export async function addApplication(
  { database }: { database: OpenDatabase },
  {
    role = 'plaintiff',
    submittedAt = new Date(),
    rowSealer = testRowSealer,
  }: { role?: 'plaintiff' | 'attorney'; submittedAt?: Date; rowSealer?: RowSealer } = {},
): Promise<string> {
  const letters = randomUUID().replaceAll('-', '').slice(0, 6).toUpperCase()
  const own =
    role === 'plaintiff'
      ? {
          state: 'TX' as const,
          plaintiffAttorneyName: 'B',
          plaintiffAttorneyFirm: 'C',
        }
      : {
          attorneyFirm: 'B',
          attorneyBarNumber: '1',
          clientFirstName: 'C',
          clientLastName: 'D',
        }
  const [row] = await database.db
    .insert(applications)
    .values({
      ...sealAnswers(role === 'plaintiff' ? { dateOfBirth: '1980-01-31' } : {}, {}, rowSealer),
      reference: `BF-2026${letters}`,
      role,
      firstName: 'Ana',
      lastName: 'Ruiz',
      email: 'ana@example.com',
      phone: '555-0100',
      caseType: 'auto-accident',
      incidentDate: '2026-01-01',
      fundingAmount: '1000-5000',
      consent: true,
      privacy: true,
      submittedAt,
      ...own,
    })
    .returning({ id: applications.id })
  if (!row) throw new Error('no application was added')
  return row.id
}
