import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { currency } from "./fields.ts";

/** The thirteen currencies money can be sent in (rule I-28). */
export const remittanceCurrencies = endpoint({
  method: "GET",
  path: "/tool/js/get-currency-list",
  summary: "Remittance currencies with their rates",
  data: z.object({ list: z.array(currency) }),
});
