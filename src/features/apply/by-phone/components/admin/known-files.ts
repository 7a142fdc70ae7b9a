import type { ApplicantRole } from '#domain/applications.ts'
import type { ListedApplication } from '#features/applications/schema/rows.ts'

type Values = Readonly<Record<string, string>>
type Person = { phone: string; email: string; name: string }

/** Whose case it is; an attorney's own number is on many files. */
const personOf = (role: ApplicantRole, values: Values): Person => {
  const of = (name: string) => (values[name] ?? '').trim()
  return role === 'attorney'
    ? {
        phone: of('clientPhone'),
        email: of('clientEmail'),
        name: `${of('clientFirstName')} ${of('clientLastName')}`,
      }
    : { phone: of('phone'), email: of('email'), name: `${of('firstName')} ${of('lastName')}` }
}

const digitsOf = (phone: string) => phone.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, '')
const sameWords = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** What is worth a search: whole numbers and addresses, and first and last names. */
export function listSearches(role: ApplicantRole, values: Values): string[] {
  const { phone, email, name } = personOf(role, values)
  return [
    ...(digitsOf(phone).length === 10 ? [digitsOf(phone)] : []),
    ...(/^\S+@\S+\.\S+$/.test(email) ? [email] : []),
    ...(/\S{2,} \S{2,}/.test(name) ? [name.trim()] : []),
  ]
}

export type KnownFile = { file: ListedApplication; same: string[] }

/** The strongest match first. A search also finds what is only spelled alike; that is left out. */
export function findKnown(
  role: ApplicantRole,
  values: Values,
  found: readonly ListedApplication[],
): KnownFile[] {
  const asked = personOf(role, values)
  const files = [...new Map(found.map((file) => [file.id, file])).values()]
  return files
    .map((file) => {
      const theirs = file.role === 'attorney' ? undefined : file
      const name = theirs
        ? `${file.firstName} ${file.lastName}`
        : `${file.clientFirstName ?? ''} ${file.clientLastName ?? ''}`
      const same = [
        ...(theirs && asked.phone && digitsOf(theirs.phone) === digitsOf(asked.phone) ? ['phone'] : []),
        ...(theirs && asked.email && sameWords(theirs.email, asked.email) ? ['email'] : []),
        ...(sameWords(name.trim(), asked.name.trim()) ? ['name'] : []),
      ]
      return { file, same }
    })
    .filter(({ same }) => same.length > 0)
    .sort((one, other) => other.same.length - one.same.length)
    .slice(0, 3)
}
