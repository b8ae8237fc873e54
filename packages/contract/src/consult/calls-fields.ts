import * as z from "zod/mini";
import { consultStateField } from "./fields.ts";

/** What a customer's list is narrowed to. */
export const consultTabs = ["all", "waiting", "answered", "ended"] as const;

/** What a change of one's own thread answers with. */
export const moved = z.object({ consultNo: z.string(), state: consultStateField });
export const changeRefusals = ["CONSULT_NOT_FOUND", "CONSULT_STATE_REFUSED"] as const;
