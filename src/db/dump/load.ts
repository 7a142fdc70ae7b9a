import { statementEnd } from './dump.ts'
import type { Session } from './session.ts'

/** Takes a dump piece by piece and runs each statement as soon as it is whole. The caller opens and ends the transaction. */
export function createLoader(session: Session) {
  const decoder = new TextDecoder()
  let rest = ''
  return {
    async write(piece: Uint8Array): Promise<void> {
      rest += decoder.decode(piece, { stream: true })
      const statements = rest.split(statementEnd)
      rest = statements.pop() ?? ''
      for (const statement of statements) await session.query(statement)
    },
    /** Whether nothing is left of a statement that did not end. */
    isWhole: () => rest === '',
  }
}
