/** A mistake somebody could make: what one line becomes, and where the specs stand that must notice. */
export type Defect = {
  name: string;
  file: string;
  /** Stands in the file exactly once. */
  line: string;
  becomes: string;
  project: "pure" | "database";
  specs: readonly string[];
};

const modules = "apps/server/src/modules";
const platform = "apps/server/src/platform";
const domain = "packages/domain/src";

/** Each takes one guard away that money, goods or accounts rest on; figure R17 asks that every one of them is noticed. */
export const defects: readonly Defect[] = [
  {
    name: "a capture of another amount pays its trade (F08)",
    file: `${domain}/payment/use-capture.ts`,
    line: "captured.currency !== requested.currency || compare(captured, requested) !== 0",
    becomes: "captured.currency !== requested.currency || compare(captured, requested) < 0",
    project: "pure",
    specs: [`${domain}/payment`],
  },
  {
    name: "a second capture pays what is paid (F11)",
    file: `${domain}/payment/use-capture.ts`,
    line: 'return trade === "pending" ? "paid-trade" : "wallet";',
    becomes: 'return trade === "cancelled" ? "wallet" : "paid-trade";',
    project: "pure",
    specs: [`${domain}/payment`],
  },
  {
    name: "an entry told twice moves its money twice (F05)",
    file: `${modules}/ledger/entry.store.ts`,
    line: "business_key: key,",
    becomes: "business_key: key + String(Math.random()),",
    project: "database",
    specs: [`${modules}/ledger`],
  },
  {
    name: "a wallet that falls short is not refused",
    file: `${modules}/ledger/post.ts`,
    line: "if (limited.has(fromId) && -left > short) short = -left;",
    becomes: "if (limited.has(fromId) && -left > short) short = 0n;",
    project: "database",
    specs: [`${modules}/ledger`],
  },
  {
    name: "an entry undone moves the same way again",
    file: `${modules}/ledger/post.ts`,
    line: "({ from: to, to: from, amount })",
    becomes: "({ from, to, amount })",
    project: "database",
    specs: [`${modules}/ledger`],
  },
  {
    name: "a notice of the gateway is believed whoever signed it (F07)",
    file: "packages/adapters/payment/webhook.ts",
    line: "event = webhooks.constructEvent(body, signature, secret, 0, undefined, receivedMs);",
    becomes: "event = JSON.parse(String(body)) as Stripe.Event;",
    project: "pure",
    specs: ["packages/adapters/payment"],
  },
  {
    name: "a notice of yesterday is believed (F07)",
    file: "packages/adapters/payment/webhook.ts",
    line: "const toleranceSeconds = 300;",
    becomes: "const toleranceSeconds = 300_000;",
    project: "pure",
    specs: ["packages/adapters/payment"],
  },
  {
    name: "more is given back than a trade took (F17)",
    file: `${modules}/payment/refund-to-wallet.ts`,
    line: "if (!isDifference && !posted.value.already) await countRefund(tx, { userId, ...of }, amount);",
    becomes: "if (isDifference && !posted.value.already) await countRefund(tx, { userId, ...of }, amount);",
    project: "database",
    specs: [`${modules}/payment/combine-trades`],
  },
  {
    name: "a refund in doubt is sent again without a look (F15)",
    file: `${modules}/withdrawal/send-parts.ts`,
    line: "if (!isNew) {",
    becomes: "if (isNew) {",
    project: "database",
    specs: [`${modules}/withdrawal`],
  },
  {
    name: "two workers send one refund (F15)",
    file: `${modules}/withdrawal/send-parts.ts`,
    line: 'if (row.state !== "approved" || !(isNew || isStale)) return null;',
    becomes: 'if (row.state !== "approved") return null;',
    project: "database",
    specs: [`${modules}/withdrawal`],
  },
  {
    name: "a withdrawal on its way can be called off (F14)",
    file: `${domain}/withdrawal/states.ts`,
    line: 'approved: ["paid", "refused"],',
    becomes: 'approved: ["paid", "refused", "cancelled"],',
    project: "database",
    specs: [`${modules}/withdrawal/withdrawal`],
  },
  {
    name: "who owes for a lost dispute goes on buying",
    file: `${modules}/payment/reversal/debt.ts`,
    line: "return owed.amount > 0n ?",
    becomes: "return owed.amount < 0n ?",
    project: "database",
    specs: [`${modules}/payment/reversal`],
  },
  {
    name: "a rate of last year is charged (F29)",
    file: `${modules}/exchange/rates-now.ts`,
    line: "deps.settings.at(now).exchangeRateDays * dayMs;",
    becomes: "deps.settings.at(now).exchangeRateDays * 366 * dayMs;",
    project: "database",
    specs: [`${modules}/transfer/exchange-balance`],
  },
  {
    name: "half a fen is always rounded up",
    file: `${domain}/money.ts`,
    line: "const up = twice > divisor || (twice === divisor && quotient % 2n === 1n);",
    becomes: "const up = twice >= divisor;",
    project: "pure",
    specs: [`${domain}/money`],
  },
  {
    name: "a discount comes back as cash (F18)",
    file: `${domain}/promotion/order-coupon.ts`,
    line: "const buyers = least(amount, own);",
    becomes: "const buyers = amount;",
    project: "pure",
    specs: [`${domain}/promotion`],
  },
  {
    name: "a paid order is called off as unpaid (F12)",
    file: `${modules}/order/cancel/cancel-unpaid.timer.ts`,
    line: 'const unpaid = items.filter(({ state }) => state === "unpaid");',
    becomes: 'const unpaid = items.filter(({ state }) => state !== "cancelled");',
    project: "database",
    specs: [`${modules}/order/order-life`, `${modules}/order/order-races`],
  },
  {
    name: "a trade can be paid at its last moment and after",
    file: `${domain}/payment/may-pay.ts`,
    line: "now >= trade.expiresAt",
    becomes: "now > trade.expiresAt",
    project: "pure",
    specs: [`${domain}/payment`],
  },
  {
    name: "a light and bulky parcel pays for its weight alone",
    file: `${domain}/freight/chargeable-weight.ts`,
    line: 'case "greater":\n      return true;',
    becomes: 'case "greater":\n      return false;',
    project: "pure",
    specs: [`${domain}/freight`],
  },
  {
    name: "a begun step of weight is not charged",
    file: `${domain}/freight/chargeable-weight.ts`,
    line: "chargeableGrams: ceilDivide(charged, step) * step,",
    becomes: "chargeableGrams: Math.floor(charged / step) * step,",
    project: "pure",
    specs: [`${domain}/freight`],
  },
  {
    name: "free days of storage run on while goods are in a parcel (F-26)",
    file: `${domain}/storage/storage.ts`,
    line: "const at = (pausedAt ?? now).getTime();",
    becomes: "const at = now.getTime();",
    project: "pure",
    specs: [`${domain}/storage`],
  },
  {
    name: "somebody else's order is shown to who knows its number",
    file: `${modules}/order/order.store.ts`,
    line: '.where("user_id", "=", userId)\n    .where("order_no", "=", orderNo)',
    becomes: '.where("order_no", "=", orderNo)',
    project: "database",
    specs: [`${modules}/order/submit/submit-order`],
  },
  {
    name: "a session that was ended goes on (F47)",
    file: `${platform}/sessions/kept-sessions.ts`,
    line: "endings += 1;\n    kept.clear();",
    becomes: "endings += 1;",
    project: "database",
    specs: [`${platform}/sessions`],
  },
  {
    name: "a payment password can be guessed without end (F48)",
    file: `${platform}/password-guard.ts`,
    line: "where guard.locked_until is null or guard.locked_until <=",
    becomes: "where guard.locked_until is null or true or guard.locked_until <=",
    project: "database",
    specs: [`${modules}/payment/payment-password`],
  },
  {
    name: "a formula typed by a customer runs in the spreadsheet of staff (F62)",
    file: `${domain}/csv/index.ts`,
    line: "const safe = formulaStart.test(text) &&",
    becomes: "const safe = !formulaStart &&",
    project: "pure",
    specs: [`${domain}/csv`],
  },
  {
    name: "an address typed by a customer reaches the network inside (F63)",
    file: `${platform}/outbound.ts`,
    line: "if (!isTrusted) refuseForbidden(address);",
    becomes: "",
    project: "pure",
    specs: [`${platform}/outbound`],
  },
];
