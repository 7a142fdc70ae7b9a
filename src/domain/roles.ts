import { type Choice, valuesOf } from './choice.ts'

export const roles = [
  { value: 'owner', label: 'Owner', help: 'Everything, with rules, price and people' },
  {
    value: 'reviewer',
    label: 'Reviewer',
    help: 'Reads files and medical records, decides, writes to people',
  },
  {
    value: 'bookkeeper',
    label: 'Bookkeeper',
    help: 'Records payments and takes out lists; sees no medical paper',
  },
  { value: 'editor', label: 'Editor', help: 'Site texts and blog; sees no applicant' },
] as const satisfies readonly (Choice & { help: string })[]

export type Role = (typeof roles)[number]['value']
export const roleValues = valuesOf(roles)

/**
 * `person`: everybody who is signed in. `files`: applicants and people who write. `money`: what went out and came back,
 * without the file. `site`: texts, blog.
 */
const rooms = {
  person: roleValues,
  files: ['owner', 'reviewer'],
  money: ['owner', 'reviewer', 'bookkeeper'],
  site: ['owner', 'editor'],
  owner: ['owner'],
} as const satisfies Record<string, readonly Role[]>

export type Room = keyof typeof rooms

export const rolesOf = (room: Room): readonly Role[] => rooms[room]

export const mayEnter = (role: Role, room: Room): boolean => rolesOf(room).includes(role)

/** Who may record payments without being given the right. */
export const recordingRoles: readonly Role[] = ['owner', 'bookkeeper']

/** A session waits for one of these before it may do anything else. */
export const awaitedValues = ['second-factor', 'password', 'enrollment'] as const
export type Awaiting = (typeof awaitedValues)[number]
