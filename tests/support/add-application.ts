import { randomUUID } from 'node:crypto'
import { applications } from '#db/schema/index.ts'
import type { TestDatabase } from '#db/testing.ts'

/** Adds an application as if just submitted, and returns its id. */
export async function addApplication(
  { database }: { database: TestDatabase },
  {
    role = 'plaintiff',
    submittedAt = new Date(),
  }: { role?: 'plaintiff' | 'attorney'; submittedAt?: Date } = {},
): Promise<string> {
  const letters = randomUUID().replaceAll('-', '').slice(0, 6).toUpperCase()
  const own =
    role === 'plaintiff'
      ? {
          state: 'TX' as const,
          dateOfBirth: '1980-01-31',
          plaintiffAttorneyName: 'B',
          plaintiffAttorneyFirm: 'C',
        }
      : {
          attorneyFirm: 'B',
          attorneyBarNumber: '1',
          clientFirstName: 'C',
          clientLastName: 'D',
          liabilityAssessment: 'clear-liability' as const,
          estimatedCaseValue: 'under-50k' as const,
          caseProbability: 'high' as const,
        }
  const [row] = await database.db
    .insert(applications)
    .values({
      reference: `BF-2026${letters}`,
      role,
      firstName: 'Ana',
      lastName: 'Ruiz',
      email: 'ana@example.com',
      phone: '555-0100',
      caseType: 'auto-accident',
      incidentDate: '2026-01-01',
      incidentLocation: 'Austin',
      fundingAmount: '1000-5000',
      consent: true,
      privacy: true,
      snapshot: {},
      submittedAt,
      ...own,
    })
    .returning({ id: applications.id })
  if (!row) throw new Error('no application was added')
  return row.id
}
