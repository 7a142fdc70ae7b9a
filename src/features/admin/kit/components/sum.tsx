export type SumWord = 'asked' | 'offered' | 'paid' | 'owed'

/** Money with its word after it. What was only asked is grey. */
export function Sum({ amount, word }: { amount: string; word: SumWord }) {
  return (
    <span className="k-sum" data-word={word}>
      <b>{amount}</b> <span className="k-small">{word}</span>
    </span>
  )
}
