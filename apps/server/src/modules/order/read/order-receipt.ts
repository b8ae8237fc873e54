import { negate, ok, refuse, subtract } from "@sihai/domain";
import { beijing, formatDateTime, formatMoney, inLanguage, type Language } from "@sihai/text";
import { orderDict } from "@sihai/text/dict/order";
import { paymentDict } from "@sihai/text/dict/payment";
import { promotionDict } from "@sihai/text/dict/promotion";
import { receiptDict } from "@sihai/text/dict/receipt";
import type { Deps } from "#platform";
import { type MoneyPaper, moneyPaper, type PaperLine } from "#printing";
import { cardLines, type PaidApart, paidApartOf, paperFacts } from "../../payment/index.ts";
import { findOrder } from "../order.store.ts";
import { readOrder } from "./read-orders.service.ts";

type Order = Extract<Awaited<ReturnType<typeof readOrder>>, { ok: true }>["value"];
type Asked = { userId: string; orderNo: string; language: Language; now: Date };

/** The receipt of one's order, in the words and with the amounts of its page. */
export async function orderReceipt(deps: Deps, { userId, orderNo, language, now }: Asked) {
  const read = await readOrder(deps, userId, orderNo);
  const found = await findOrder(deps.db, userId, orderNo);
  if (!read.ok || !found) return refuse({ code: "ORDER_NOT_FOUND" as const });
  const of = { purposes: ["order"], subjectId: found.id, orderNo } as const;
  const [facts, apart] = await Promise.all([
    paperFacts(deps, { userId, of, language, now }),
    paidApartOf(deps.db, { userId, orderNo }),
  ]);
  const paper = await paperOf(read.value, { language, facts, apart });
  return ok({ mimeType: "application/pdf", bytes: await moneyPaper(paper) });
}

type Beside = { language: Language; facts: Awaited<ReturnType<typeof paperFacts>>; apart: readonly PaidApart[] };

async function paperOf(order: Order, { language, facts, apart }: Beside): Promise<MoneyPaper> {
  const words = await receiptDict.load(language);
  const time = (at: Date) => formatDateTime(at.toISOString(), language, beijing);
  const standing = order.items.filter(({ state }) => state !== "cancelled");
  // Of an order called off as a whole the costs are those of all of it, and so are the items.
  const bought = standing.length > 0 ? standing : order.items;
  return {
    title: words.orderPaper[order.paid.amount > 0n || apart.length > 0 ? "receipt" : "invoice"],
    number: order.orderNo,
    facts: [...facts.head, [words.placedAt, time(order.createdAt)], ...facts.paid],
    table: {
      columns: [
        { title: words.goods, width: 0.6 },
        { title: words.quantity, width: 0.15, align: "right" },
        { title: words.unitPrice, width: 0.25, align: "right" },
      ],
      rows: bought.map(({ name, options, itemNo, quantity, unitPrice }) => [
        [`${inLanguage(name, language)} (${itemNo})`, ...options.map(({ value }) => inLanguage(value, language))].join(", "),
        `${quantity}`,
        formatMoney(unitPrice),
      ]),
    },
    groups: [...(await groupsOf(order, language)), await apartLines(apart, language)],
    notes: [words.inYuan],
  };
}

/** The costs as the order's page has them, then what was paid and came back. */
async function groupsOf(order: Order, language: Language): Promise<PaperLine[][]> {
  const [words, off] = await Promise.all([orderDict.load(language), promotionDict.load(language)]);
  const { discount, lines, total, acceptedDifference, paid, refunded, cardPayments, supplementaryPayment } = order;
  const costs = lines.map(({ label, amount }) => ({ label: words.line[label], amount: formatMoney(amount) }));
  const coupon = discount && { label: off.orderLine, note: `${inLanguage(discount.name, language)} ${discount.couponNo}` };
  const cards = cardPayments.map(({ orders, ...payment }) => ({ ...payment, label: words.chargedToCard(orders) }));
  return [
    [
      ...costs,
      ...(coupon ? [{ ...coupon, amount: formatMoney(negate(discount.amount)) }] : []),
      { label: words.total, amount: formatMoney(total), bold: true },
    ],
    [
      ...(acceptedDifference ? [{ label: words.acceptedDifference, amount: formatMoney(acceptedDifference) }] : []),
      ...(paid.amount > 0n ? [{ label: words.paid, amount: formatMoney(subtract(paid, supplementaryPayment.within)) }] : []),
      ...cardLines(cards, words),
      ...(refunded.amount > 0n ? [{ label: words.refunded, amount: formatMoney(negate(refunded)) }] : []),
    ],
  ];
}

/** What was paid later and apart from the order, each with its payment, what the card took for it, and what came back. */
async function apartLines(apart: readonly PaidApart[], language: Language): Promise<PaperLine[]> {
  const [words, payment, paper] = await Promise.all([
    orderDict.load(language),
    paymentDict.load(language),
    receiptDict.load(language),
  ]);
  return apart.flatMap(({ purpose, tradeNo, amount, refunded, card }) => {
    const note = paper.paymentNo(tradeNo);
    return [
      { label: payment.purposes[purpose], note, amount: formatMoney(amount) },
      ...(card ? cardLines([{ ...card, label: words.chargedToCard(card.orders) }], words) : []),
      ...(refunded.amount > 0n ? [{ label: words.refunded, note, amount: formatMoney(negate(refunded)) }] : []),
    ];
  });
}
