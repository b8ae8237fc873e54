import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { currency } from "./fields.ts";

/** The currencies prices can be shown in: CNY and USD. */
export const displayCurrencies = endpoint({
  method: "GET",
  path: "/tool/currency/currency-list",
  summary: "Display currencies with their rates",
  data: z.object({ list: z.array(currency) }),
});
