import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount } from "../fields.ts";
import { settingName } from "./fields.ts";

/** What a trial was made of; a rule that is no price has none. */
const trialSubjects = [
  "parcels",
  "deposits",
  "services",
  "item-services",
  "measuring",
  "storage",
  "extensions",
  "cards",
  "experts",
  "credits",
  "returns",
  "claims",
] as const;

/** `value`: the JSON of the value as text, as it would be drafted. Nothing is kept. */
export const previewSetting = endpoint({
  method: "GET",
  path: "/staff/setting-preview",
  summary: "What the last thirty days would have cost by another value of a rule",
  query: z.strictObject({ name: settingName, value: z.string().check(z.maxLength(20_000)) }),
  data: z.object({
    trials: z.array(
      z.object({
        of: z.enum(trialSubjects),
        /** How many were tried, and how many of them would have cost something else. */
        rows: z.int(),
        changed: z.int(),
        before: cnyAmount,
        after: cnyAmount,
      }),
    ),
  }),
  refusals: ["SETTING_VALUE_WRONG"],
});
