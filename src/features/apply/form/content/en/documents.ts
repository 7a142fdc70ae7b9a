export const en = {
  heading: 'Add documents now',
  intro: 'They help us decide sooner. You can also send them later, on your case page.',
  accepted: 'PDF, Word, JPG, PNG, GIF or text, up to 50MB each. Photos of pages are fine.',
  required: 'Required before we can fund',
  upload: 'Upload',
  addAnother: 'Add another',
  choose: (kind: string) => `Choose files: ${kind}`,
  received: 'Received',
  uploaded: 'File Uploaded',
}
