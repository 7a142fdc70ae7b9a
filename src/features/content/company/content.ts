import type { JsonDefinition } from '#features/texts/schema.ts'
import { localized } from '#site/locale.ts'
import {
  type CompanyFact,
  type CompanyPerson,
  companyFactsSchema,
  companyKey,
  companyPeopleSchema,
  peopleKey,
  type Regulator,
  regulatorsKey,
  regulatorsSchema,
} from './schema.ts'

const section = 'pages' as const

export const regulatorsText = {
  [regulatorsKey]: {
    ...{ section, type: 'json', default: localized({ en: [] }) },
    schema: regulatorsSchema,
  } satisfies JsonDefinition<Regulator[]>,
}

/** What only the owner knows. Each entry adds its part to the page. */
export const companyTexts = {
  [peopleKey]: {
    ...{ section, type: 'json', default: localized({ en: [] }) },
    schema: companyPeopleSchema,
  } satisfies JsonDefinition<CompanyPerson[]>,
  [companyKey]: {
    ...{ section, type: 'json', default: localized({ en: [] }) },
    schema: companyFactsSchema,
  } satisfies JsonDefinition<CompanyFact[]>,
  ...regulatorsText,
}
