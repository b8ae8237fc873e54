import { add, cny, parseMoney, toDecimal } from "@sihai/domain";
import { prepaidTax } from "@sihai/domain/parcel";
import type { EligibleLine } from "../../freight/line-words.ts";
import { expectedTax } from "./expected-tax.ts";
import type { Options } from "./submit-total.ts";

/** A line as it is compared: `amount` is what it comes to at the door, the deposit with the tax to expect, where that is known. */
export type Compared = { amount: string; isTaxUnknown: boolean; landed: NonNullable<EligibleLine["landed"]> };

type Offer = {
  line: { tax: Pick<EligibleLine["line"]["tax"], "mode"> };
  quote: { total: string };
  deposit: string;
  taxRateBp: number;
};
type Offers<One extends Offer> = Pick<Options, "tax" | "usdRate"> & { eligible: readonly One[] };

type Declared = { declared: string; lines: number };

/** The lines on offer, each with the tax on what is declared (USD, decimal): a line that leaves tax to the door is not cheaper by it. */
export function compareOffers<One extends Offer>(options: Offers<One>, given: Declared): (One & Compared)[] {
  return options.eligible.map((offered) => {
    const tax = taxOfOffer(options, offered, given);
    const withTax = (amount: string) => (tax.total === null ? amount : toDecimal(add(cny(amount), cny(tax.total))));
    return {
      ...offered,
      amount: withTax(offered.deposit),
      isTaxUnknown: tax.total === null,
      landed: { total: withTax(offered.quote.total), tax },
    };
  });
}

function taxOfOffer(options: Offers<Offer>, offered: Offer, { declared, lines }: Declared): Compared["landed"]["tax"] {
  switch (offered.line.tax.mode) {
    case "included":
      return { total: "0.00", from: null, lines: [] };
    case "prepaid": {
      const total = toDecimal(prepaidTax(parseMoney(declared, "USD"), options.usdRate, offered.taxRateBp));
      const how = `${offered.taxRateBp / 100} %`;
      return { total, from: null, lines: total === "0.00" ? [] : [{ code: "prepaid", amount: total, how }] };
    }
    case "excluded": {
      const estimate = expectedTax({ options, offered, declared, lines });
      if (!estimate || !options.tax) return { total: null, from: null, lines: [] };
      return {
        total: toDecimal(estimate.total),
        from: options.tax.from,
        lines: estimate.lines.map(({ code, amount, how }) => ({ code, amount: toDecimal(amount), how })),
      };
    }
  }
}
