import { type FormEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { SearchIcon } from '#ui/desk-icons.tsx'
import { Field } from '#ui/field.tsx'
import { Input } from '#ui/input.tsx'

export function PostSearch({ q, onSearch }: { q: string; onSearch: (words: string) => void }) {
  const [words, setWords] = useState(q)

  function search(event: FormEvent) {
    event.preventDefault()
    onSearch(words.trim())
  }

  return (
    <search>
      <form onSubmit={search} className="flex items-end gap-2">
        <Field label="Search posts" labelHidden>
          <Input
            type="search"
            value={words}
            onChange={(event) => setWords(event.target.value)}
            placeholder="Words of a title"
          />
        </Field>
        <Button type="submit" variant="outline" size="icon" aria-label="Search">
          <SearchIcon />
        </Button>
      </form>
    </search>
  )
}
