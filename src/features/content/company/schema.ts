import { z } from 'zod'
import { companyFacts } from '#domain/company-facts.ts'
import { states } from '#domain/states.ts'
import { pictureOf } from '#site/pictures.ts'

export const peopleKey = 'who-page.people'
export const regulatorsKey = 'who-page.regulators'
export const companyKey = 'who-page.company'

const line = (max: number, missing: string) =>
  z.string().trim().min(1, missing).max(max, `Use at most ${max} characters`)

/** Only addresses that a browser opens safely. */
const webAddress = z
  .string()
  .trim()
  .max(300, 'Use at most 300 characters')
  .default('')
  .refine(
    (words) => words === '' || URL.parse(words)?.protocol === 'https:',
    'Enter the whole web address, like https://dbf.georgia.gov',
  )

export const personSchema = z.object({
  name: line(80, 'Enter a name'),
  /** What this person does for the reader: "Reads your case". */
  role: line(120, 'Enter what they do'),
  /** The address of an engraving. Without one, the page shows initials. */
  portrait: z
    .string()
    .default('')
    .refine((address) => address === '' || pictureOf(address) !== undefined, 'Upload the photo here'),
})
export type CompanyPerson = z.output<typeof personSchema>

export const companyPeopleSchema = z
  .array(personSchema, { error: 'Use a list of people' })
  .max(24, 'Use at most 24 people')

const stateCodes = states.map(({ value }) => value)

export const regulatorSchema = z.object({
  state: z.enum(stateCodes, { error: 'Choose a state' }),
  office: line(120, 'Enter the office, like Department of Banking'),
  /** "license", "registration, every year" */
  kind: z.string().trim().max(60, 'Use at most 60 characters').default(''),
  link: webAddress,
})
export type Regulator = z.output<typeof regulatorSchema>

export const regulatorsSchema = z
  .array(regulatorSchema, { error: 'Use a list of offices' })
  .max(100, 'Use at most 100 offices')

export const companyFactSchema = z.object({
  fact: z.enum(
    companyFacts.map(({ value }) => value),
    { error: 'Choose what it says' },
  ),
  words: line(300, 'Enter what visitors read'),
  /** Where anybody can check it: "Ohio Secretary of State, entity 4471902". */
  source: z.string().trim().max(120, 'Use at most 120 characters').default(''),
  link: webAddress,
})
export type CompanyFact = z.output<typeof companyFactSchema>

export const companyFactsSchema = z
  .array(companyFactSchema, { error: 'Use a list of facts' })
  .max(20, 'Use at most 20 facts')

/** What the page about the company says, and why somebody should enter it. */
export const whoParts = [
  'legal-name',
  'since',
  'owners',
  'licenses',
  'people',
  'complaints',
  'address',
  'hours',
] as const
export type WhoPart = (typeof whoParts)[number]

export const whoPageSchema = z.array(
  z.object({
    part: z.enum(whoParts),
    isEntered: z.boolean(),
    /** What visitors read; empty until somebody enters it. */
    value: z.string(),
  }),
)
export type WhoPage = z.output<typeof whoPageSchema>
