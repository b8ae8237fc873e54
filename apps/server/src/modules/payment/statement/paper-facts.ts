import type { TradePurpose } from "@sihai/domain/payment";
import { beijing, formatDateTime, type Language } from "@sihai/text";
import { paymentDict } from "@sihai/text/dict/payment";
import { receiptDict } from "@sihai/text/dict/receipt";
import { house } from "@sihai/text/papers";
import type { Deps } from "#platform";
import { customerOf, type PaidTrade, paidTradesOf } from "./paid-trades.store.ts";

type About = {
  userId: string;
  /** What it is a receipt of; none for a statement. */
  of?: { purposes: readonly TradePurpose[]; subjectId: string; orderNo?: string };
  language: Language;
  now: Date;
};
type Fact = readonly [string, string];

/** What every receipt says of itself: who issues it and when, for whom, and each payment with its number, its time and the card. */
export async function paperFacts(
  { db, config }: Pick<Deps, "db" | "config">,
  about: About,
): Promise<{ head: Fact[]; paid: Fact[] }> {
  const { userId, of, language, now } = about;
  const [words, payment] = await Promise.all([receiptDict.load(language), paymentDict.load(language)]);
  const [customer, trades] = await Promise.all([customerOf(db, userId), of ? paidTradesOf(db, { userId, ...of }) : []]);
  const time = (at: Date) => formatDateTime(at.toISOString(), language, beijing);
  const name = trades.findLast(({ card }) => card?.name)?.card?.name ?? customer.name;
  const brands: Record<string, string | undefined> = payment.cards.brands;
  const how = ({ method, card }: PaidTrade) =>
    card ? payment.cards.named(brands[card.brand] ?? payment.cards.brands.other, card.last4) : method && payment.paidBy[method];
  return {
    head: [
      [words.issuedBy, `${house}, ${new URL(config.publicUrl).host}`],
      [words.issuedAt, time(now)],
      [words.issuedTo, [...new Set([name, customer.email])].filter(Boolean).join(", ")],
    ],
    paid: trades.map((trade) => [
      words.paidAt,
      [time(trade.paidAt), how(trade), words.paymentNo(trade.tradeNo)].filter(Boolean).join(" · "),
    ]),
  };
}
