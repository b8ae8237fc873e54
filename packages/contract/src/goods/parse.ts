import type { UnsupportedReason } from "@sihai/domain/links";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { platformField } from "./fields.ts";

/** The parser's own words; written out, so that no browser loads the parser for them. */
const reasons = [
  "no-link",
  "unsafe",
  "non-chinese",
  "not-a-product",
  "unknown-site",
] as const satisfies readonly UnsupportedReason[];

/** Whatever people paste: links, share texts, short links, other agents' links, up to 20 texts at once. */
export const parseLinks = endpoint({
  method: "POST",
  path: "/goods/parse",
  summary: "Which goods pasted texts stand for",
  body: z.strictObject({
    texts: z.array(z.string().check(z.maxLength(5000))).check(z.minLength(1), z.maxLength(20)),
  }),
  data: z.object({
    results: z.array(
      z.discriminatedUnion("kind", [
        z.object({
          kind: z.literal("item"),
          platform: platformField,
          itemId: z.string(),
          canonicalUrl: z.string(),
          skuId: z.nullable(z.string()),
        }),
        /** A short link whose goods could not be found out. */
        z.object({ kind: z.literal("unresolved"), platform: platformField, url: z.string() }),
        z.object({ kind: z.literal("unsupported"), reason: z.enum(reasons) }),
      ]),
    ),
  }),
  repeats: "reads",
});
