export const en = {
  yes: 'Yes',
  no: 'No',
  agreed: 'Agreed',
  notAgreed: 'Not agreed',
  notAnswered: 'Not answered',
  unknown: 'I don’t know',
  datePlaceholder: 'MM/DD/YYYY',
  /** For people used to forms that insist on slashes. */
  howToTypeDate: 'Type month, day and year, like 02/28/2024. You can leave out the slashes.',
}
