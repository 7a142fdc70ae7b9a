import { invalidWords } from '../content.ts'
import { AskForLink } from './ask-for-link.tsx'

type InvalidLinkProps = { token: string; message: string | undefined }

/** A dead link. It says nothing about the application. */
export function InvalidLink({ token, message = invalidWords.text }: InvalidLinkProps) {
  return (
    <div className="max-w-measure">
      <h1>{invalidWords.title}</h1>
      <p className="mt-6 text-lead">{message}</p>
      <p className="mt-2 mb-6">{invalidWords.help}</p>
      <AskForLink token={token} />
    </div>
  )
}
