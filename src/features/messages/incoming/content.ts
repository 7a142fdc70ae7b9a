/** To the service that hands mails on. The same for every mail, whoever it was for: nobody learns who exists. */
export const incomingAnswer = 'Taken.'

/** Below a mail that was longer than a message can be. */
export const cutNote = '[The mail was longer. The rest wasn’t kept.]'
