import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";

/** Once a Beijing day. `userId` must be the session's own. */
export const dailyCheck = endpoint({
  method: "POST",
  path: "/gateway/users/dailycheck/{userId}",
  summary: "Daily check-in",
  params: z.strictObject({ userId: id }),
  data: z.object({ signDay: z.int(), earned: z.int(), point: z.int() }),
  refusals: ["USER_NOT_FOUND", "CHECKED_IN_ALREADY"],
  once: true,
});
