import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { moneyField } from "../fields.ts";
import { transferMethod } from "./fields.ts";

/** `fee`: what the receiving bank keeps of each transfer; null where nothing. */
export const transferWays = endpoint({
  method: "GET",
  path: "/transfer/ways",
  summary: "The ways to recharge by transfer, with their currencies and limits",
  data: z.object({
    ways: z.array(
      z.object({
        method: transferMethod,
        fee: z.nullable(moneyField),
        limits: z.array(z.object({ least: moneyField, most: moneyField })),
      }),
    ),
  }),
});
