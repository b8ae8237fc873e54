import type { CallInput } from "@sihai/contract";
import type { applyForWithdrawal } from "@sihai/contract/withdrawal";
import { compare, isAmount, isPositive, type Money, parseMoney, toDecimal } from "@sihai/domain";
import { accountKinds, isSameAccount, isWrongIban } from "@sihai/domain/withdrawal";
import type { WithdrawalWords } from "@sihai/text/dict/withdrawal";
import * as z from "zod/mini";
import type { OptionsOnWire } from "./types.ts";

const entry = z.object({
  amount: z.string(),
  kind: z.enum(accountKinds),
  holder: z.string(),
  bank: z.string(),
  account: z.string(),
  accountAgain: z.string(),
  swift: z.string(),
  code: z.string(),
  realName: z.string(),
});
export type ApplyEntry = z.infer<typeof entry>;
export type ApplyField = keyof ApplyEntry;
export const emptyEntry: ApplyEntry = {
  amount: "",
  kind: "bank",
  holder: "",
  bank: "",
  account: "",
  accountAgain: "",
  swift: "",
  code: "",
  realName: "",
};

/** The amount as it is asked for; null while it is none, or outside of what may be withdrawn. */
export function amountOf(text: string, { available, least, most }: OptionsOnWire): string | null {
  if (!isAmount(text) || !isPositive(text)) return null;
  const { currency } = available;
  const amount = parseMoney(text, currency);
  const to = (limit: { amount: string } | null): Money => (limit === null ? amount : parseMoney(limit.amount, currency));
  const fits = compare(amount, to(available)) <= 0 && compare(amount, to(least)) >= 0 && compare(amount, to(most)) <= 0;
  return fits ? toDecimal(amount) : null;
}

/** What must be there: the amount, and where part of it needs an account, that twice with what proves it (rules I-46 to I-50). */
export function applySchema(all: OptionsOnWire, needsAccount: () => boolean, words: WithdrawalWords) {
  return entry.check(
    z.check<ApplyEntry>(({ value, issues }) => {
      const faults = [
        ...(amountOf(value.amount, all) === null ? [["amount", words.amountBad] as const] : []),
        ...(needsAccount() ? accountFaults(value, words) : []),
      ];
      for (const [path, message] of faults) issues.push({ code: "custom", path: [path], input: value[path], message });
    }),
  );
}

function accountFaults(given: ApplyEntry, words: WithdrawalWords): (readonly [ApplyField, string])[] {
  const { kind, account, accountAgain, swift, code } = given;
  const needed: readonly ApplyField[] = kind === "bank" ? ["holder", "bank", "accountAgain"] : ["accountAgain", "realName"];
  const isDifferent = accountAgain.trim() !== "" && !isSameAccount(account, accountAgain);
  return [
    ...needed.filter((name) => given[name].trim() === "").map((name) => [name, words.required] as const),
    ...(account.trim().length < 4 ? [["account", words.accountBad] as const] : []),
    ...(kind === "bank" && isWrongIban(account) ? [["account", words.ibanBad] as const] : []),
    ...(isDifferent ? [["accountAgain", words.differ] as const] : []),
    ...(kind === "bank" && !/^([A-Za-z0-9]{8}([A-Za-z0-9]{3})?)?$/.test(swift.trim())
      ? [["swift", words.swiftBad] as const]
      : []),
    ...(kind === "bank" && !/^\d{6}$/.test(code) ? [["code", words.codeBad] as const] : []),
  ];
}

type Body = CallInput<typeof applyForWithdrawal>["body"];

/** The account as the call takes it. */
export function accountOf({ kind, holder, bank, account, accountAgain, swift, code, realName }: ApplyEntry) {
  const given: Body["account"] =
    kind === "bank"
      ? { kind, holder, bank, account, code, ...(swift.trim() !== "" && { swift: swift.trim().toUpperCase() }) }
      : { kind, account, realName };
  return { account: given, accountAgain };
}
