import { type Module, onJob } from "#platform";
import { forgetOldEvents } from "./attempt.store.ts";
import { cardTrial } from "./card-trial.ts";
import { sweepEvents } from "./events/sweep-events.ts";
import { paymentInvariants } from "./invariants.ts";
import { paymentGauges } from "./payment-gauges.store.ts";
import { rechargePaid } from "./recharge-paid.ts";
import { reconcileAttempts } from "./reconcile-attempts.ts";
import { collectDebts } from "./reversal/debt.ts";
import { bookWaitingReversals } from "./reversal/note-reversal.ts";
import { paymentRoutes } from "./routes.ts";
import { letGo, letGoJob } from "./saved-card/let-go.ts";
import { keepDeadlinesAhead } from "./waiting/payable-clock.ts";

export { findAttempt } from "./attempt.store.ts";
export { cancelOpenTrade, lockLiveTrade, lockSuccessors } from "./cancel-open-trade.ts";
export { cardPaymentsOf, surchargedOf } from "./card-payments.store.ts";
export { chargeOfSource, purseOfSuspended } from "./charge-of-source.ts";
export { openTrade } from "./open-trade.ts";
export { payFromHeld } from "./pay-from-held.ts";
export { purseOf } from "./purse.ts";
export { refundToWallet } from "./refund-to-wallet.ts";
export { bearOurselves } from "./reversal/bear-ourselves.ts";
export { type DebtRefusal, owedNow, refuseDebt } from "./reversal/debt.ts";
export { noteDispute } from "./reversal/note-reversal.ts";
export { isTakenBack } from "./reversal/reversal.store.ts";
export { readBillingAddress } from "./saved-card/stored-billing.ts";
export { cardLines } from "./statement/card-lines.ts";
export { type PaidApart, paidApartOf } from "./statement/paid-apart.store.ts";
export { paperFacts } from "./statement/paper-facts.ts";
export { findTrade, lockTrade, type Trade } from "./trade.store.ts";
export { liveTradeNo, liveTradeNos, liveTrades, numbersOf, subjectsOf } from "./trade-subject.store.ts";
export { lockWaiting, moveWaiting, onPayBefore, resumeClocks, stopClocks } from "./waiting/payable-clock.ts";
export { stopsOf, transfersUntil } from "./waiting/payable-stop.store.ts";
export { suspendArrival } from "./waiting/suspend-arrival.ts";
export { findSuspended, lockSuspended, moveSuspended, type Suspended, touchSuspended } from "./waiting/suspended.store.ts";
export { type Bill, countBills, customerAccounts, findBills, walletBalances } from "./wallet/wallet.store.ts";

export const paymentModule: Module = {
  name: "payment",
  routes: paymentRoutes,
  onTradePaid: { recharge: rechargePaid },
  jobs: [onJob(letGoJob, letGo)],
  sweeps: [
    { name: "find out what became of card payments", everySeconds: 10, run: (deps) => reconcileAttempts(deps, "unknown") },
    { name: "end card payments nobody confirms", everySeconds: 30, run: (deps) => reconcileAttempts(deps, "asked") },
    { name: "read the card gateway's events", everySeconds: 60, run: sweepEvents },
    { name: "book what the card gateway took back", everySeconds: 30, run: bookWaitingReversals },
    { name: "keep deadlines of what waits ahead", everySeconds: 60, run: keepDeadlinesAhead },
    { name: "notices of the gateway that are old enough", everySeconds: 600, run: forgetOldEvents },
    { name: "repay debts from wallets", everySeconds: 30, run: collectDebts },
  ],
  invariants: paymentInvariants,
  gauges: paymentGauges,
  settingTrials: [cardTrial],
};
