import { cnyText, joined } from "@sihai/text";
import { transferDict } from "@sihai/text/dict/transfer";
import { Cell } from "@sihai/ui";
import { href, useDict, useLanguage } from "#shop";
import type { TransferOnWire } from "../types.ts";

/** What a transfer is for, and the way to its payment. */
export function PaysCell({ pays }: { pays: NonNullable<TransferOnWire["pays"]> }) {
  const words = useDict(transferDict);
  const language = useLanguage();
  const { tradeNo, numbers, amount, state } = pays;
  const { pay } = words;
  const isPaid = state === "paid";
  const titles = { waiting: pay.pays, paid: pay.paid, short: pay.toPay, late: pay.wasFor, over: pay.wasFor };
  return (
    <Cell
      title={titles[state]}
      note={joined(numbers, language)}
      value={cnyText(amount)}
      href={isPaid ? href("/pay/success", { tradeNo }) : href("/pay/index", { tradeNo })}
    />
  );
}
