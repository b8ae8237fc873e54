import { currencyField } from "@sihai/contract";
import * as z from "zod/mini";
import { amount, type FactsOf, text } from "./facts.ts";

/** What came: amounts of `currency`. `fee`: what the receiving bank kept of it. */
const credited = { transferNo: text, currency: currencyField, arrived: amount, fee: amount, added: amount };

/** What a member is told about recharging by transfer. */
export const transferFacts = {
  "transfer-announced": z.object({ transferNo: text, currency: currencyField, amount }),
  "transfer-credited": z.object(credited),
  /** Another amount, or another currency, than was announced. */
  "transfer-credited-otherwise": z.object({ ...credited, announced: amount, announcedCurrency: currencyField }),
  "transfer-lapsed": z.object({ transferNo: text }),
  "transfer-refused": z.object({ transferNo: text, reason: text }),
};

export type TransferMessages = FactsOf<typeof transferFacts>;
