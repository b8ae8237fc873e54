import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { language } from "../fields.ts";
import { monthName } from "./wallet-fields.ts";

const query = z.strictObject({ month: monthName, lang: z.optional(language) });

export const walletStatementPdf = endpoint({
  method: "GET",
  path: "/wallet/statement-pdf",
  summary: "What a month did to the wallet, as a PDF; months are those of Beijing",
  query,
  data: z.null(),
});

export const walletStatementCsv = endpoint({
  method: "GET",
  path: "/wallet/statement-csv",
  summary: "The same as a table: each currency from its opening to its closing balance, one line a movement",
  query,
  data: z.null(),
});
