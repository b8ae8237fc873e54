import type { RefusalCode } from "@sihai/contract";
import type { Currency } from "@sihai/domain";
import { inLanguage, isLocalText, type Language } from "@sihai/domain/language";
import { beijing, formatDateTime } from "./core/dates.ts";
import { joined } from "./core/joined.ts";
import { cnyText, formatAmount } from "./core/money.ts";
import { formatNumber } from "./core/numbers.ts";
import { spokenIn } from "./spoken.ts";

/**
 * The refusal in words, with its facts put in: `{minimum}` in a sentence is the fact `minimum`, `{¥short}` the fact `short`, an
 * amount in CNY, and `{@from}` the fact `from`, an instant. Names are said in the language asked for. Amounts, counts and instants are written as everywhere else.
 */
export function refusalSentence(refusal: { code: RefusalCode } & Readonly<Record<string, unknown>>, language: Language): string {
  const sentence = spokenIn(language).refusals[refusal.code];
  return sentence.replace(/\{([¥@]?)(\w+)\}/g, (_, kind: string, name: string) => written(refusal[name], kind, language));
}

function isAmountOfMoney(fact: unknown): fact is { amount: string; currency: Currency } {
  return typeof fact === "object" && fact !== null && "amount" in fact && "currency" in fact;
}

function written(fact: unknown, kind: string, language: Language): string {
  if (fact === undefined || fact === null) return "";
  if (isLocalText(fact)) return inLanguage(fact, language);
  if (Array.isArray(fact) && fact.every(isLocalText)) {
    const names = fact.map((name) => inLanguage(name, language));
    return joined(names, language);
  }
  if (isAmountOfMoney(fact)) return formatAmount(fact.amount, fact.currency);
  if (kind === "¥") return cnyText(String(fact));
  if (kind === "@") return formatDateTime(String(fact), language, beijing);
  return typeof fact === "number" ? formatNumber(fact, language) : String(fact);
}
