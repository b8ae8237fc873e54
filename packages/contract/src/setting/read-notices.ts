import * as z from "zod/mini";
import { noticeTones } from "../content/notice-tones.ts";
import { endpoint } from "../endpoint.ts";
import { instant } from "../instant.ts";

const text = z.string();

/**
 * Apart from the rules, which are more than a first page should wait for. Everybody is given the same: announcements carry both languages, and the
 * other one where theirs is missing.
 */
export const readNotices = endpoint({
  method: "GET",
  path: "/settings/notices",
  summary: "What every page of the shop has to say to everybody just now",
  data: z.object({
    windingDown: z.boolean(),
    announcements: z.array(
      z.object({
        id: z.string(),
        tone: z.enum(noticeTones),
        link: z.nullable(z.string()),
        text: z.object({ zh: text, en: text }),
      }),
    ),
    /** When the newest version of the terms or the privacy policy began that everybody is asked about again; null: none since the first. */
    agreementsSince: z.nullable(instant),
  }),
});
