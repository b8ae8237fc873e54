import { invitationStates } from "@sihai/domain/membership";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { cnyAmount, instant } from "../fields.ts";

export const readInvitations = endpoint({
  method: "GET",
  path: "/user/member/invitations",
  summary: "My invite code, what an invitation is worth now, and those who came by it, the latest first",
  data: z.object({
    code: z.string(),
    /** Whoever follows my link is shown the first letter of my name. */
    showsInitial: z.boolean(),
    /** Off shipping, for me and for whoever comes; nought is none. */
    inviter: cnyAmount,
    invited: cnyAmount,
    /** The first parcel that counts cost at least so much to ship. */
    least: cnyAmount,
    /** So many are rewarded in twelve months. */
    most: z.int(),
    list: z.array(
      z.object({ joinedAt: instant, state: z.enum(invitationStates), settledAt: z.nullable(instant), amount: cnyAmount }),
    ),
  }),
});
