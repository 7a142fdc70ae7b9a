import type { Suggestion } from '../schema.ts'

/** A state gives only these; the rest is empty or the usual sentence. */
export type GivenSuggestion = Pick<Suggestion, 'posture' | 'source' | 'confidence'> & Partial<Suggestion>
