import { currencyField } from "@sihai/contract";
import * as z from "zod/mini";
import { amount, type FactsOf, text } from "./facts.ts";

/** What came: amounts of `currency`. `fee`: what the receiving bank kept of it. */
const credited = { transferNo: text, currency: currencyField, arrived: amount, fee: amount, added: amount };

/** `numbers`: of what was to be paid. */
const forPayable = { transferNo: text, numbers: text, currency: currencyField, arrived: amount };

/** What a member is told about recharging by transfer. */
export const transferFacts = {
  "transfer-announced": z.object({ transferNo: text, currency: currencyField, amount }),
  "transfer-credited": z.object(credited),
  /** Another amount, or another currency, than was announced. */
  "transfer-credited-otherwise": z.object({ ...credited, announced: amount, announcedCurrency: currencyField }),
  /** What it was meant for was paid with `paidCny`; `rest` came into the wallet. */
  "transfer-paid": z.object({ ...forPayable, paidCny: amount, rest: amount, restCurrency: currencyField }),
  /** Too little for what it was meant for: `addedCny` came into the wallet, `lacksCny` is still to be paid. */
  "transfer-short": z.object({ ...forPayable, addedCny: amount, lacksCny: amount }),
  /** What it was meant for was paid or called off by then. */
  "transfer-late": z.object(credited),
  "transfer-lapsed": z.object({ transferNo: text }),
  /** Of one that something to pay waited for. */
  "transfer-lapsed-unpaid": z.object({ transferNo: text }),
  "transfer-refused": z.object({ transferNo: text, reason: text }),
};

export type TransferMessages = FactsOf<typeof transferFacts>;
