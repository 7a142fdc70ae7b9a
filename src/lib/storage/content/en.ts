export const en = {
  forged: 'This link is not valid.',
  expired: 'This link has expired. Please choose the file again.',
  used: 'A file was sent by this link already.',
  underWay: 'A file is being sent by this link right now.',
  gone: 'This file is no longer there.',
  noPart: 'The file has no such part.',
  otherType: 'The file is not of the announced type.',
  notForm: 'Send a form with a file.',
  noFile: 'The form has no file in it.',
  damaged: 'The form is damaged or not complete. Please send it again.',
  wrongSize: 'The file is not of the announced size.',
}
