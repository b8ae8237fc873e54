import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { currencyField } from "../fields.ts";

/** The display currency; user info is asked again afterwards (rule B-54). */
export const modifyCurrency = endpoint({
  method: "POST",
  path: "/user/info/modify-currency/{currency}",
  summary: "Changes the display currency",
  params: z.strictObject({ currency: currencyField }),
  data: z.object({ currencyCode: currencyField, currencySymbol: z.string(), currencyRate: z.nullable(z.string()) }),
  refusals: ["CURRENCY_NOT_SHOWN"],
  repeats: "sets",
});
