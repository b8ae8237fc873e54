import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { dailyTask, memberGift, standing } from "./fields.ts";

export const readMember = endpoint({
  method: "GET",
  path: "/user/member",
  summary: "My level, the growth it comes of, what is missing to the next one, today's tasks and my gifts",
  data: z.extend(standing, {
    tasks: z.array(dailyTask),
    gifts: z.array(memberGift),
    /** Month and day, `02-29` among them; and the day from which it may be corrected. */
    birthday: z.nullable(z.string()),
    birthdayStaysUntil: z.nullable(z.iso.date()),
  }),
});
