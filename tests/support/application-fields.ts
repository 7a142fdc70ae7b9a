import { expect, type Page } from '@playwright/test'
import { nameCompany } from '../../src/features/questions/content/agreements.ts'
import type { Field } from '../../src/features/questions/steps/field.ts'
import { listSteps } from '../../src/features/questions/steps/home-state.ts'
import { helpOf } from '../../src/features/questions/steps/readable.ts'
import { brand } from '../../src/site/brand.ts'
import { control, type Role } from './apply.ts'

const roles = {
  line: 'textbox',
  paragraph: 'textbox',
  email: 'textbox',
  phone: 'textbox',
  date: 'textbox',
  'whole-number': 'textbox',
  select: 'combobox',
  choice: 'group',
  'yes-no': 'group',
  tick: 'checkbox',
  agreement: 'checkbox',
} as const satisfies Record<Field['kind'], string>

const roleOf = (field: Field) => (field.kind === 'agreement' && field.answers ? 'group' : roles[field.kind])

/**
 * Checks that every question of a step is in the accessibility tree: its role, its question as its name, and its help
 * as its description, plus the error after an attempt to continue without an answer.
 */
export async function expectFieldsInTree(
  page: Page,
  role: Role,
  step: number,
  state: 'untouched' | 'refused',
) {
  const { fields } = listSteps(role, {})[step - 1] ?? { fields: [] }
  const marked = fields.some(({ optional }) => !optional)
  for (const field of fields.filter(({ onlyAfter }) => !onlyAfter)) {
    const element = control(page, field.name)
    const mistake = state === 'refused' && field.missing ? `Error: ${field.missing.en}` : ''
    await expect(element).toHaveRole(roleOf(field))
    await expect(element).toHaveAccessibleName(
      `${nameCompany(field.label.en, brand.name)}${marked && field.optional ? ' (optional)' : ''}`,
    )
    await expect(element).toHaveAccessibleDescription(
      [helpOf(field, 'en'), mistake].filter(Boolean).join(' '),
    )
    if (mistake && roleOf(field) !== 'group') await expect(element).toHaveAttribute('aria-invalid', 'true')
  }
}
