import { currencyCodes } from "@sihai/domain";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { currencyField, id, instant, text } from "../fields.ts";

/** Units of a currency for one CNY, as a decimal. */
export const rateField = z.string().check(z.regex(/^(?=.*[1-9])\d{1,7}(\.\d{1,10})?$/));
const changed = z.object({ proposalId: id, state: z.enum(["proposed", "agreed", "dropped"]) });

export const listRates = endpoint({
  method: "GET",
  path: "/staff/books/rates",
  summary: "The exchange rates in force, where they come from, and those proposed by hand",
  data: z.object({
    rates: z.array(
      z.object({
        currency: currencyField,
        rate: z.string(),
        publishedOn: z.string(),
        source: z.enum(["feed", "manual"]),
        /** Older than what may be traded at. */
        isTooOld: z.boolean(),
      }),
    ),
    /** Those that wait for a colleague, then the latest that ended. */
    proposals: z.array(
      z.object({
        ...changed.shape,
        currency: currencyField,
        rate: z.string(),
        reason: z.string(),
        madeBy: z.string(),
        byMe: z.boolean(),
        madeAt: instant,
        endedBy: z.string(),
        endedAt: z.nullable(instant),
      }),
    ),
  }),
});

export const proposeRate = endpoint({
  method: "POST",
  path: "/staff/books/rates/propose",
  summary: "Propose an exchange rate to a colleague",
  body: z.strictObject({
    currency: z.enum(currencyCodes).check(z.refine((code) => code !== "CNY")),
    rate: rateField,
    reason: text(300),
  }),
  data: changed,
  refusals: ["RATE_TOO_FAR_OFF", "RATE_PROPOSED_ALREADY"],
  once: true,
});

/** What is agreed to is the rate that was seen. */
export const confirmRate = endpoint({
  method: "POST",
  path: "/staff/books/rates/confirm",
  summary: "Agree to a colleague's exchange rate: it holds from now on",
  body: z.strictObject({ proposalId: id, seen: rateField }),
  data: changed,
  refusals: ["RATE_PROPOSAL_NOT_FOUND", "RATE_PROPOSAL_ENDED", "RATE_SAME_PERSON", "RATE_SEEN_CHANGED"],
  once: true,
});

export const dropRate = endpoint({
  method: "POST",
  path: "/staff/books/rates/drop",
  summary: "Take back an exchange rate that was proposed",
  body: z.strictObject({ proposalId: id }),
  data: changed,
  refusals: ["RATE_PROPOSAL_NOT_FOUND", "RATE_PROPOSAL_ENDED"],
  once: true,
});
