import { createContext, use } from 'react'
import { mayEnter, type Room } from '#domain/roles.ts'
import type { SignedInPerson } from '#lib/access.ts'

const PersonContext = createContext<SignedInPerson | undefined>(undefined)

export const PersonProvider = PersonContext.Provider

/** Who is signed in, on every screen of the admin area. */
export function usePerson(): SignedInPerson {
  const person = use(PersonContext)
  if (!person) throw new Error('Nobody is signed in here.')
  return person
}

/** Spares a person what their role doesn't include. The server decides for itself. */
export const useMayEnter = (room: Room): boolean => mayEnter(usePerson().role, room)
