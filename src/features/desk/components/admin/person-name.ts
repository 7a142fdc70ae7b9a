import type { ListedApplication } from '../../schema.ts'

type Named = Pick<ListedApplication, 'firstName' | 'lastName'>
type WithClient = Pick<ListedApplication, 'role' | 'clientFirstName' | 'clientLastName'>

export const nameOf = ({ firstName, lastName }: Named) => `${firstName} ${lastName}`

/** Whom an attorney applies for. */
export const clientOf = ({ role, clientFirstName, clientLastName }: WithClient) =>
  role === 'attorney' ? `${clientFirstName ?? ''} ${clientLastName ?? ''}`.trim() : undefined
