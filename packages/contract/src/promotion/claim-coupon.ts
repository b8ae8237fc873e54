import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { id } from "../fields.ts";
import { couponView } from "./fields.ts";

export const claimCoupon = endpoint({
  method: "POST",
  path: "/user/coupon/claim",
  summary: "Take a coupon that is offered",
  body: z.strictObject({ kindId: id }),
  data: couponView,
  refusals: ["GET_COUPON_FAILED"],
  once: true,
});
