import * as z from "zod/mini";
import { endpoint } from "../../endpoint.ts";
import { typedCode } from "../fields.ts";

/** The person is proved by an e-mailed code; the ticket opens `reset-password` for ten minutes, once, in this session. */
export const validateUser = endpoint({
  method: "POST",
  path: "/user/payment/user-validate",
  summary: "Proves the person before a reset",
  body: z.strictObject({ code: typedCode }),
  data: z.object({ ticket: z.string() }),
  refusals: ["CODE_WRONG"],
  repeats: "spends",
});
