import type { NamedDocument } from '../signer-fields.tsx'
import { DetailsDialog } from './details-dialog.tsx'
import { ReceivedDialog, ReturnedDialog, SentDialog } from './moment-dialogs.tsx'
import type { PayAct, PayDialogProps } from './payout-words.ts'
import { JudgeDialog, ScreenDialog } from './screening-dialogs.tsx'
import { HoldDialog, SignDialog } from './sign-dialogs.tsx'
import { CallBackDialog, PayeeDialog, ReleaseDialog } from './word-dialogs.tsx'

type PayDialogsProps = PayDialogProps & { act: PayAct | undefined; documents: readonly NamedDocument[] }

export function PayDialogs({ act, documents, ...dialog }: PayDialogsProps) {
  switch (act) {
    case 'enter-details':
      return <DetailsDialog {...dialog} />
    case 'call-back':
      return <CallBackDialog {...dialog} />
    case 'confirm-payee':
      return <PayeeDialog {...dialog} documents={documents} />
    case 'confirm-release':
      return <ReleaseDialog {...dialog} documents={documents} />
    case 'screen':
      return <ScreenDialog {...dialog} />
    case 'judge':
      return <JudgeDialog {...dialog} />
    case 'sign':
      return <SignDialog {...dialog} />
    case 'hold':
      return <HoldDialog {...dialog} />
    case 'sent':
      return <SentDialog {...dialog} />
    case 'received':
      return <ReceivedDialog {...dialog} />
    case 'returned':
      return <ReturnedDialog {...dialog} />
    default:
      return null
  }
}
