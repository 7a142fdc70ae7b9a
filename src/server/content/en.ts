/** What the server answers by itself, wherever a request leads. */
export const en = {
  unfinished: 'The request was not finished.',
  notValid: 'Some of what was sent is not valid.',
  notThisField: 'is not valid',
  oneObject: 'Send the fields as one JSON object.',
  unavailable: 'The service is not available for a moment. Please try again.',
  failed: 'Something went wrong on our side.',
  otherSite: 'This request came from another site and was refused.',
  badAddress: 'This address is not valid.',
  nothingHere: 'There is nothing at this address.',
  tooLarge: 'That is more than we take at once.',
  otherType: 'We don’t take content of this type here.',
  unreadable: 'We couldn’t read what was sent.',
}
