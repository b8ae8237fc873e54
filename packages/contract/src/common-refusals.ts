import * as z from "zod/mini";

/** A field of the input that is wrong, by its path in it. */
const wrongField = z.object({ path: z.string(), message: z.string() });

/** Refusals any call may answer with. States 0–201 and 1xxxx/2xxxx/4xxxx/5xxxx of rules N-01 to N-16 keep their numbers. */
export const commonRefusals = {
  INPUT_INVALID: { state: 10400, status: 400, facts: z.object({ fields: z.array(wrongField) }) },
  TEXT_UNREADABLE: { state: 10422, status: 400, facts: z.object({ fields: z.array(wrongField) }) },
  CARD_IN_TEXT: { state: 10423, status: 400, facts: z.object({ fields: z.array(wrongField) }) },
  NOT_LOGGED_IN: { state: 10008, status: 401 },
  /** Of an API token that was never made, is over or was revoked: the three answer alike. */
  TOKEN_NOT_VALID: { state: 10401, status: 401 },
  /** An API token may not make this call; null: none may. */
  TOKEN_SCOPE_MISSING: { state: 10402, status: 403, facts: z.object({ scope: z.nullable(z.string()) }) },
  FORBIDDEN: { state: 10403, status: 403 },
  /** Staff who see a customer's pages as the customer does change nothing there, and read nothing secret (decision 97). */
  VIEWING_ONLY_LOOKS: { state: 10410, status: 403 },
  VIEWING_OVER: { state: 10411, status: 401 },
  INTERCEPTED: { state: 10005, status: 403 },
  NOT_FOUND: { state: 10404, status: 404 },
  IDEMPOTENCY_CONFLICT: { state: 10409, status: 409 },
  TOO_LARGE: { state: 10413, status: 413 },
  TOO_MANY_REQUESTS: { state: 10429, status: 429 },
  SERVICE_ERROR: { state: 10500, status: 500 },
  SERVICE_BUSY: { state: 10503, status: 503 },
} as const;
