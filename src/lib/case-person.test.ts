import { expect, test } from 'vitest'
import { type CaseNames, caseNameOf, casePersonOf, filerNameOf } from './case-person.ts'

const plaintiff: CaseNames = {
  role: 'plaintiff',
  firstName: 'Ana',
  lastName: 'Reyes',
  clientFirstName: null,
  clientLastName: null,
}
const attorney: CaseNames = {
  role: 'attorney',
  firstName: 'Lee',
  lastName: 'Park',
  clientFirstName: 'Ana',
  clientLastName: 'Reyes',
}

test('a plaintiff’s case is about the plaintiff, and nobody else filed it', () => {
  expect(caseNameOf(plaintiff)).toBe('Ana Reyes')
  expect(filerNameOf(plaintiff)).toBeUndefined()
})

test('a case that an attorney filed is about the client', () => {
  expect(casePersonOf(attorney)).toEqual({ firstName: 'Ana', lastName: 'Reyes' })
  expect(caseNameOf(attorney)).toBe('Ana Reyes')
  expect(filerNameOf(attorney)).toBe('Lee Park')
})
