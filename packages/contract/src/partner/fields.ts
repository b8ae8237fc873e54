import { hookUrlLength, tokenDays, tokenScopes } from "@sihai/domain/partner";
import * as z from "zod/mini";
import { id, instant } from "../fields.ts";

/** Where a program is told of events. */
export const hookUrl = z.url({ protocol: /^https?$/ }).check(z.maxLength(hookUrlLength));

export const tokenScopeField = z.enum(tokenScopes);
export const tokenDaysField = z.literal([...tokenDays]);

export const tokenView = z.object({
  id,
  name: z.string(),
  /** Its first signs; the rest was shown once. */
  hint: z.string(),
  scopes: z.array(tokenScopeField),
  createdAt: instant,
  expiresAt: instant,
  isOver: z.boolean(),
  lastUsedAt: z.nullable(instant),
});
