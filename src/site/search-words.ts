/**
 * Letters that people leave out when they search: "jose" finds José. The database folds what it keeps by the same
 * two lists (the column search_text), letter by letter.
 */
export const accented = 'áàâäãåéèêëíìîïóòôöõøúùûüýÿñç’'
export const unaccented = "aaaaaaeeeeiiiioooooouuuuyync'"

/** As the database keeps words for the search. */
export function folded(text: string): string {
  return [...text.toLowerCase()]
    .map((letter) => {
      const place = accented.indexOf(letter)
      return place < 0 ? letter : unaccented.slice(place, place + 1)
    })
    .join('')
}
