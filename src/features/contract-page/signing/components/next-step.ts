import type { Signing } from '#features/contracts/signing/schema.ts'
import type { ContractStep } from '#site/paths.ts'

type Stage = Signing['stage']

/** What somebody who wants to go on sees next. The rest is on their page. */
export const nextSteps = {
  offer: 'consent',
  read: 'read',
  sign: 'sign',
  paper: 'paper',
} as const satisfies Partial<Record<Stage, ContractStep>>

export type OpenStage = keyof typeof nextSteps

/** The person has still to decide. */
export const isOpenStage = (stage: Stage): stage is OpenStage => Object.hasOwn(nextSteps, stage)

export const nextStepOf = ({ stage }: Pick<Signing, 'stage'>): ContractStep | undefined =>
  isOpenStage(stage) ? nextSteps[stage] : undefined
