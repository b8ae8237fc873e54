import { type Module, onJob } from "#platform";
import { accountRoutes } from "./account.routes.ts";
import { mailResetLink, resetLinkJob } from "./code/email-links.ts";
import { paymentPasswordRoutes } from "./payment-password/payment-password.routes.ts";
import { settingsRoutes } from "./settings.routes.ts";

export { browserOfUser } from "./browser.ts";
export { useCode } from "./code/codes.ts";
export { guessMyCode } from "./code/my-code.ts";
export { checkPayPassword, hasPayPassword, type PayPasswordRefusal } from "./payment-password/check-pay-password.ts";
export { consumePayProof } from "./payment-password/pay-proof.ts";

export const identityModule: Module = {
  name: "identity",
  routes: [...accountRoutes, ...settingsRoutes, ...paymentPasswordRoutes],
  jobs: [onJob(resetLinkJob, mailResetLink)],
  invariants: {
    "an e-mailed code has at most five guesses and one live code a purpose": `
      select email_normal, purpose from email_code where used_at is null and replaced_at is null
      group by email_normal, purpose having count(*) > 1`,
    "each check-in earned its credits once": `
      select c.user_id, c.day from check_in c
      left join ledger_entry e on e.business_key = 'check-in:' || c.user_id || ':' || to_char(c.day, 'YYYY-MM-DD')
      where e.id is null`,
  },
};
