import { useState } from 'react'
import { z } from 'zod'
import { areSame, mergeDrafts, type Versions } from './merge-drafts.ts'
import { useKeptDraft } from './use-kept-draft.ts'

type VersionedDraft<Stored, Draft> = {
  name: string
  schema: z.ZodType<Draft>
  stored: Stored
  draftFrom: (stored: Stored) => Draft
  merge?: (versions: Versions<Draft>) => Draft
}

/**
 * A draft of a setting that others may save meanwhile. It's kept with the values that it began on, so that keeping mine
 * takes what they changed elsewhere.
 */
export function useVersionedDraft<Stored extends { version: number }, Draft>(
  options: VersionedDraft<Stored, Draft>,
) {
  const { name, schema, stored, draftFrom, merge = mergeDrafts } = options
  const [kept, keep] = useKeptDraft(name, z.object({ typed: schema, begun: schema, version: z.int() }))
  const beginOn = (from: Stored) => ({ values: draftFrom(from), version: from.version })
  const [base, setBase] = useState(() =>
    kept ? { values: kept.begun, version: kept.version } : beginOn(stored),
  )
  const [theirs, setTheirs] = useState(() => (kept && kept.version !== stored.version ? stored : undefined))
  const draft = kept?.typed ?? base.values
  const type = (typed: Draft, { values, version } = base) =>
    keep(areSame(typed, values) ? undefined : { typed, begun: values, version })
  const versions = theirs && { base: base.values, mine: draft, theirs: draftFrom(theirs) }
  const buildOn = (saved: Stored) => {
    setBase(beginOn(saved))
    setTheirs(undefined)
    keep(undefined)
  }

  return {
    draft,
    base,
    type,
    /** After it was saved. */
    buildOn,
    showConflict: setTheirs,
    conflict: theirs &&
      versions && {
        theirs,
        versions,
        takeTheirs: () => buildOn(theirs),
        keepMine() {
          const next = beginOn(theirs)
          setBase(next)
          setTheirs(undefined)
          type(merge(versions), next)
        },
      },
  }
}
