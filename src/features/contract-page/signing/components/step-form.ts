/** What came of a form that was sent: what is wrong, at which field, and what was typed. */
export type StepAnswer = {
  /** About the whole of it. */
  refusal?: string
  mistakes?: Readonly<Record<string, string>>
  typed?: Readonly<Record<string, string>>
}
