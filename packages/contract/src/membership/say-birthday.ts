import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";

export const sayBirthday = endpoint({
  method: "POST",
  path: "/user/member/birthday",
  summary: "Says my birthday, month and day, for the gift of that day",
  body: z.strictObject({ birthday: z.string().check(z.regex(/^\d{2}-\d{2}$/)) }),
  data: z.object({ birthday: z.string() }),
  refusals: ["BIRTHDAY_WRONG", "BIRTHDAY_STAYS"],
  repeats: "sets",
});
