import { mailCaseCode } from '#features/access/jobs.ts'
import { mailApplicant, mailApplicationArrived } from '#features/apply/form/jobs.ts'
import { sweepMovingDraftsHourly } from '#features/apply/transfer/jobs.ts'
import { publishAtItsTime } from '#features/blog/posts/jobs.ts'
import { mailWithdrawn } from '#features/case/applicant/jobs.ts'
import { mailRoomCode } from '#features/case/clients/jobs.ts'
import { mailFirmNews } from '#features/case/firm/jobs.ts'
import { mailContactMessage, mailContactReply } from '#features/contact/jobs.ts'
import { mailStepAhead, warnOfStepsDaily } from '#features/contract-page/money/jobs.ts'
import {
  mailAcknowledgmentAsk,
  mailAttorneyNews,
  mailClientNews,
  mailExplainAsk,
} from '#features/contracts/acknowledgment/jobs.ts'
import {
  checkEventsNightly,
  checkPapersNightly,
  forgetContractsNightly,
} from '#features/contracts/archive/jobs.ts'
import { mailPaperAlone } from '#features/contracts/by-mail/jobs.ts'
import { mailFinishedPaper, makeFinishedPaper } from '#features/contracts/certificate/jobs.ts'
import { endContractsHourly } from '#features/contracts/reminders/jobs/clock.ts'
import { mailContract } from '#features/contracts/reminders/jobs/mail.ts'
import { mailSignerCode } from '#features/contracts/signers/jobs.ts'
import { mailSigned } from '#features/contracts/signing/jobs.ts'
import { mailContactCorrected, mailNewAddress } from '#features/corrections/jobs.ts'
import { mailRejection } from '#features/correspondence/letters/jobs.ts'
import { sweepCaseAccess } from '#features/correspondence/page-links/jobs.ts'
import { backUpNightly } from '#features/dashboard/backups/jobs.ts'
import { mailDigest, queueDigestsEveryFiveMinutes } from '#features/dashboard/digest/jobs.ts'
import { mailFailures } from '#features/dashboard/failures/jobs.ts'
import { mailEndingClaims, tellEndingClaimsDaily } from '#features/dashboard/ready/jobs.ts'
import { mailLate, recountDeadlines, tellLateEveryFiveMinutes } from '#features/deadlines/jobs.ts'
import { countKeptPromiseNightly } from '#features/deadlines/kept-promise/jobs.ts'
import { mailDecision, mailSignatureAsked, mailSignedAlone } from '#features/decisions/jobs.ts'
import {
  mailDocumentsArrived,
  mailDocumentsReceipt,
  scanDocument,
  sweepStorageHourly,
} from '#features/documents/files/jobs.ts'
import { mailReminder, remindEveryFiveMinutes } from '#features/documents/requests/jobs/reminders.ts'
import { mailRequest } from '#features/documents/requests/jobs/requests.ts'
import { mailNewLinkWanted } from '#features/documents/upload-links/jobs.ts'
import { mailFirmQuestion } from '#features/firms/counsel/jobs.ts'
import { forgetAdvancesNightly } from '#features/ledger/archive/jobs.ts'
import { mailMerged } from '#features/merges/jobs.ts'
import { mailFromFile } from '#features/messages/emails/jobs.ts'
import { mailDeskMessage, mailMessageArrived } from '#features/messages/thread/jobs.ts'
import { mailCancelNews } from '#features/payments/cancellations/jobs.ts'
import { mailCorrectionAlone } from '#features/payments/corrections/jobs.ts'
import { mailEntryAlone } from '#features/payoffs/accounts/jobs.ts'
import { mailBankChanged } from '#features/payoffs/bank/jobs.ts'
import { mailHeld } from '#features/payoffs/endings/jobs.ts'
import { checkLettersNightly, forgetLettersNightly } from '#features/payoffs/letters/jobs.ts'
import { mailReductionNews } from '#features/payoffs/reductions/jobs/news.ts'
import { forgetReductionsNightly, lapseReductionsNightly } from '#features/payoffs/reductions/jobs/nightly.ts'
import { printReducedLetter } from '#features/payoffs/reductions/jobs/print.ts'
import { endPaidDaily } from '#features/payoffs/releases/jobs/clock.ts'
import { fileEndingLetter, mailEndingLetter, mailReopened } from '#features/payoffs/releases/jobs/letters.ts'
import { mailSettlementNews } from '#features/payoffs/settlements/jobs.ts'
import { mailMoney, mailPayoutAlone } from '#features/payouts/jobs.ts'
import { forgetScreeningsNightly } from '#features/payouts/screening/jobs.ts'
import { checkAccessLogNightly } from '#features/people/access-log/jobs.ts'
import { mailMention } from '#features/people/colleagues/jobs.ts'
import { mailInvitation } from '#features/people/invitations/jobs.ts'
import { mailReset } from '#features/people/password-reset/jobs.ts'
import { mailNotice } from '#features/people/security-notices/jobs.ts'
import { mailLimitAlone } from '#features/people/signatures/jobs.ts'
import { renewPagesForPrice } from '#features/price/jobs.ts'
import { sweepDeletedNightly } from '#features/privacy/deleted-records/jobs.ts'
import { keepRetentionNightly } from '#features/privacy/retention/jobs.ts'
import { countWeeksEveryFiveMinutes } from '#features/reports/jobs.ts'
import { mailCounselBegun, mailCounselEnded } from '#features/review/counsel/jobs.ts'
import { renewPagesAtMidnight, renewPagesForRules } from '#features/rules/jobs.ts'
import { sweepRateLimits } from './rate-limit.ts'

/** A job that isn't listed here never runs. */
export const allJobs = [
  mailContactMessage,
  mailContactReply,
  mailApplicationArrived,
  mailApplicant,
  mailFirmQuestion,
  mailFirmNews,
  mailRoomCode,
  mailSignerCode,
  makeFinishedPaper,
  mailFinishedPaper,
  mailAcknowledgmentAsk,
  mailExplainAsk,
  mailAttorneyNews,
  mailClientNews,
  mailSigned,
  mailCounselBegun,
  mailCounselEnded,
  mailDecision,
  mailSignatureAsked,
  mailSignedAlone,
  mailCorrectionAlone,
  mailEntryAlone,
  fileEndingLetter,
  mailEndingLetter,
  mailReopened,
  endPaidDaily,
  mailHeld,
  mailCancelNews,
  mailSettlementNews,
  mailBankChanged,
  mailReductionNews,
  printReducedLetter,
  mailMoney,
  mailPayoutAlone,
  forgetScreeningsNightly,
  mailLimitAlone,
  mailMerged,
  recountDeadlines,
  mailLate,
  tellLateEveryFiveMinutes,
  mailDigest,
  mailEndingClaims,
  tellEndingClaimsDaily,
  queueDigestsEveryFiveMinutes,
  scanDocument,
  mailDocumentsArrived,
  mailDocumentsReceipt,
  mailNewLinkWanted,
  mailCaseCode,
  mailRejection,
  mailRequest,
  mailReminder,
  mailMessageArrived,
  mailDeskMessage,
  mailFromFile,
  mailContactCorrected,
  mailNewAddress,
  mailWithdrawn,
  mailNotice,
  mailMention,
  mailInvitation,
  mailReset,
  mailFailures,
  publishAtItsTime,
  renewPagesForPrice,
  renewPagesForRules,
  renewPagesAtMidnight,
  remindEveryFiveMinutes,
  sweepStorageHourly,
  keepRetentionNightly,
  sweepDeletedNightly,
  checkPapersNightly,
  checkEventsNightly,
  forgetContractsNightly,
  forgetAdvancesNightly,
  checkLettersNightly,
  forgetLettersNightly,
  lapseReductionsNightly,
  forgetReductionsNightly,
  mailContract,
  mailPaperAlone,
  endContractsHourly,
  mailStepAhead,
  warnOfStepsDaily,
  countWeeksEveryFiveMinutes,
  countKeptPromiseNightly,
  sweepMovingDraftsHourly,
  sweepCaseAccess,
  sweepRateLimits,
  checkAccessLogNightly,
  backUpNightly,
] as const
