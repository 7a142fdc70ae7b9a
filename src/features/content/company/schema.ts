import { z } from 'zod'
import { states } from '#domain/states.ts'
import { pictureOf } from '#site/pictures.ts'

export const peopleKey = 'who-page.people'
export const regulatorsKey = 'who-page.regulators'

const line = (max: number, missing: string) =>
  z.string().trim().min(1, missing).max(max, `Use at most ${max} characters`)

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
  link: z
    .string()
    .trim()
    .max(300, 'Use at most 300 characters')
    .default('')
    .refine(
      (words) => words === '' || URL.parse(words)?.protocol === 'https:',
      'Enter the whole web address, like https://dbf.georgia.gov',
    ),
})
export type Regulator = z.output<typeof regulatorSchema>

export const regulatorsSchema = z
  .array(regulatorSchema, { error: 'Use a list of offices' })
  .max(100, 'Use at most 100 offices')
