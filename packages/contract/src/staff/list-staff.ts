import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id, instant, localText } from "../fields.ts";

export const listStaff = endpoint({
  method: "GET",
  path: "/staff/accounts",
  summary: "Every member of staff, with what they may do and how they log in",
  data: z.object({
    list: z.array(
      z.object({
        staffId: id,
        login: z.string(),
        name: z.string(),
        email: z.nullable(z.string()),
        roles: z.array(z.string()),
        disabled: z.boolean(),
        /** False: invited, and has not chosen a password yet. */
        hasPassword: z.boolean(),
        invitedUntil: z.nullable(instant),
        hasFactor: z.boolean(),
      }),
    ),
    /** The provider's own roles, beside those there always are. */
    ownRoles: z.array(z.object({ id: z.string(), name: localText, isOpen: z.boolean() })),
  }),
});
