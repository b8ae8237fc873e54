import { type Module, onJob, onTimer } from "#platform";
import { accountRoutes } from "./account.routes.ts";
import { accountClosesTimer, closeAccount, removeOutside, removeOutsideJob } from "./closing/close-account.service.ts";
import { closingRoutes } from "./closing/closing.routes.ts";
import { mailResetLink, resetLinkJob } from "./code/email-links.ts";
import { forgetOldCodes } from "./code/old-codes.store.ts";
import { dataCopyRoutes } from "./data-copy/data-copy.routes.ts";
import { copyEndsTimer, dataCopyJob, makeDataCopy, removeCopy } from "./data-copy/make-data-copy.job.ts";
import { deviceRoutes } from "./device/device.routes.ts";
import { findLostMailbox, lostMailboxJob } from "./lost-mailbox/ask-new-mailbox.service.ts";
import { lostMailboxRoutes } from "./lost-mailbox/lost-mailbox.routes.ts";
import { forgetEndedCases } from "./lost-mailbox/lost-mailbox.store.ts";
import { mailboxPapersAnew } from "./lost-mailbox/papers-anew.ts";
import { passkeyRoutes } from "./passkey/passkey.routes.ts";
import { paymentPasswordRoutes } from "./payment-password/payment-password.routes.ts";
import { settingsRoutes } from "./settings.routes.ts";

export { useCode } from "./code/codes.ts";
export { guessMyCode } from "./code/my-code.ts";
export { decideLostMailbox, listLostMailboxes, openLostMailboxPaper } from "./lost-mailbox/decide.service.ts";
export { mailboxMoveOf } from "./lost-mailbox/mailbox-asked.ts";
export { type MailboxRefusal, refuseWhileMailboxMoves } from "./lost-mailbox/refuse-while-asked.ts";
export { checkPayPassword, hasPayPassword, type PayPasswordRefusal } from "./payment-password/check-pay-password.ts";
export { consumePayProof } from "./payment-password/pay-proof.ts";
export { type BusinessRefusal, refuseBusinessWith } from "./refuse-business.ts";
export { isStopped, stopsOfCustomer } from "./stop.store.ts";
export { resumeCustomer, stopCustomer, unlockCustomer } from "./stop-customer.service.ts";
export { isCustomer, lockCustomer } from "./user.store.ts";

export const identityModule: Module = {
  name: "identity",
  routes: [
    ...accountRoutes,
    ...lostMailboxRoutes,
    ...settingsRoutes,
    ...deviceRoutes,
    ...dataCopyRoutes,
    ...closingRoutes,
    ...passkeyRoutes,
    ...paymentPasswordRoutes,
  ],
  jobs: [
    onJob(resetLinkJob, mailResetLink),
    onJob(lostMailboxJob, findLostMailbox),
    onJob(dataCopyJob, makeDataCopy),
    onJob(removeOutsideJob, removeOutside),
  ],
  reseals: [mailboxPapersAnew],
  sweeps: [
    { name: "codes and links that are old enough", everySeconds: 600, run: forgetOldCodes },
    { name: "requests for lost mailboxes that are old enough", everySeconds: 3_600, run: forgetEndedCases },
  ],
  timers: [onTimer(copyEndsTimer, removeCopy), onTimer(accountClosesTimer, closeAccount)],
  invariants: {
    "who may not log in was stopped by somebody, and who was may not": `
      select u.id from app_user u where u.disabled <> (exists (select 1 from customer_stop s
        where s.user_id = u.id and s.kind = 'disabled' and s.ended_at is null)
        or exists (select 1 from account_closing c where c.user_id = u.id and c.closed_at is not null))`,
    "an e-mailed code has at most five guesses, and a browser one live code for a purpose and address": `
      select email_normal, purpose, browser from email_code where used_at is null and replaced_at is null
      group by email_normal, purpose, browser having count(*) > 1 or max(guesses_left) > 5`,
    "each check-in earned its credits once": `
      select c.user_id, c.day from check_in c
      left join ledger_entry e on e.business_key = 'check-in:' || c.user_id || ':' || to_char(c.day, 'YYYY-MM-DD')
      where e.id is null`,
  },
};
