/** The same for every mail, so that nobody learns which addresses exist. */
export const incomingAnswer = 'Taken.'

export const cutNote = '[The mail was longer. The rest wasn’t kept.]'
