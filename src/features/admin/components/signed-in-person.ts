import { createContext, use } from 'react'
import { mayEnter, type Room } from '#domain/roles.ts'
import type { SignedInPerson } from '#lib/access.ts'

const PersonContext = createContext<SignedInPerson | undefined>(undefined)

export const PersonProvider = PersonContext.Provider

export function usePerson(): SignedInPerson {
  const person = use(PersonContext)
  if (!person) throw new Error('Nobody is signed in here.')
  return person
}

/** Hides what a role doesn't include. The server decides for itself. */
export const useMayEnter = (room: Room): boolean => mayEnter(usePerson().role, room)
