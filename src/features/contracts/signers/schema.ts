import type { SignerParty } from '#domain/contracts.ts'

/** Whose contract, and who of the two wants to sign. */
export type SignerPlace = { applicationId: string; party: SignerParty }

/**
 * How we knew who it was: a code typed to sign, a case page opened with a code, the firm's room. `link` opens and proves
 * nothing; `paper` came by mail.
 */
export const signerProofs = ['code', 'case', 'room', 'link', 'paper'] as const
export type SignerProof = (typeof signerProofs)[number]

export type Signer = SignerPlace & {
  /** Whether this browser proved that it is theirs: whatever changes a contract asks for that. */
  isKnown: boolean
  knownBy: SignerProof
  /** Where codes go, or went. */
  email: string | null
  /** The same browser proved to be the other party of this contract, too. */
  alsoOther: boolean
  /** Both parties have one mailbox. */
  isSameAddress: boolean
  /** The first characters of the hash of the browser's secret. */
  session: string | null
  /** From where, and with what. */
  address: string
  browser: string | undefined
}
