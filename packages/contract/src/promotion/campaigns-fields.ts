import * as z from "zod/mini";
import { whole } from "../fields.ts";

export const campaignKinds = ["coupon", "code"] as const;

export const campaignStates = ["draft", "coming", "running", "given-out", "over", "stopped"] as const;

export const campaignKind = z.enum(campaignKinds);

export const page = z.optional(whole(1, 10_000));
