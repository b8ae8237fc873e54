import { tokenScopes } from "@sihai/domain/partner";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, text } from "../fields.ts";
import { tokenDaysField, tokenScopeField } from "./fields.ts";

/** Not done once by a key: a kept reply would keep the token readable. A name already in use refuses the second press. */
export const makeToken = endpoint({
  method: "POST",
  path: "/user/partner/make-token",
  summary: "Make an API token; it is in this answer and never again",
  body: z.strictObject({
    name: text(40),
    scopes: z.array(tokenScopeField).check(z.minLength(1), z.maxLength(tokenScopes.length)),
    days: tokenDaysField,
  }),
  data: z.object({ id, token: z.string() }),
  refusals: ["TOKEN_NAME_TAKEN", "TOKENS_FULL", "TOKEN_TOO_LONG"],
  once: "sealed",
});
