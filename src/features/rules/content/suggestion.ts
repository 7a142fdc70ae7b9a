import type { Suggestion } from '../schema.ts'

/** What a state's entry says; the rest is nothing, or the usual sentence. */
export type GivenSuggestion = Pick<Suggestion, 'posture' | 'source' | 'confidence'> & Partial<Suggestion>
