import type { CallInput } from "@sihai/contract";
import type { createBroadcast } from "@sihai/contract/broadcast";
import { broadcastKinds } from "@sihai/domain/broadcast";
import { opensShopPage } from "@sihai/domain/content";
import { languages } from "@sihai/domain/language";
import type { ConsoleBroadcastWords } from "@sihai/text/dict/console/site/broadcast";
import * as z from "zod/mini";
import { shapedAs } from "#desk";

const levels = ["0", "1", "2", "3", "4", "5"] as const;
export const levelChoices: readonly (typeof levels)[number][] = levels;

const codesOf = (typed: string) =>
  typed
    .toUpperCase()
    .split(/[\s,，]+/)
    .filter((code) => code !== "");

/** A message as it is typed; a condition that is left empty is none. */
export function broadcastSchema({ wrong }: ConsoleBroadcastWords) {
  const words = (most: number) => z.string().check(z.trim(), z.minLength(1, { error: wrong.needed }), z.maxLength(most));
  const typed = z.string().check(z.trim());
  return z
    .object({
      kind: z.enum(broadcastKinds),
      ...{ zhTitle: words(60), enTitle: words(60), zhBody: words(2000), enBody: words(2000) },
      link: typed.check(
        z.refine((text) => text === "" || /^\/[a-z\d]+(?:[/-][a-z\d]+)*(?:\?[\w=&%.-]*)?$/.test(text), { error: wrong.link }),
        z.refine((text) => text === "" || opensShopPage(text), { error: wrong.nowhere }),
      ),
      byMail: z.boolean(),
      languages: z.array(z.enum(languages)),
      levels: z.array(z.enum(levels)),
      countries: typed.check(
        z.refine((text) => codesOf(text).every((code) => /^[A-Z]{2}$/.test(code)), { error: wrong.countries }),
      ),
      orderedDays: typed.check(
        z.refine((text) => text === "" || (/^\d{1,4}$/.test(text) && Number(text) >= 1 && Number(text) <= 3650), {
          error: wrong.days,
        }),
      ),
      warehouse: z.string(),
      ...{ day: typed, time: typed },
    })
    .check(z.refine(({ day, time }) => momentOf(day, time) !== undefined, { error: wrong.time, path: ["time"] }));
}
export type BroadcastEntry = z.infer<ReturnType<typeof broadcastSchema>>;

export const newEntry: BroadcastEntry = {
  kind: "news",
  ...{ zhTitle: "", enTitle: "", zhBody: "", enBody: "", link: "", byMail: false },
  ...{ languages: [], levels: [], countries: "", orderedDays: "", warehouse: "all", day: "", time: "" },
};

/** What was kept of a message that is being written. */
export const isBroadcastEntry = shapedAs<BroadcastEntry>({ ...newEntry, languages: ["zh"], levels: ["0"] });

/** A day and a time of Beijing; null where both are empty, undefined where they are none. */
function momentOf(day: string, time: string): Date | null | undefined {
  if (day === "" && time === "") return null;
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || !/^\d{2}:\d{2}$/.test(time)) return undefined;
  const at = new Date(`${day}T${time}:00+08:00`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}

type Body = CallInput<typeof createBroadcast>["body"];

/** As the calls take it, without its time. */
export function writtenOf(entry: BroadcastEntry): Omit<Body, "sendAt"> {
  const { kind, byMail, languages: spoken, levels: reached, countries, orderedDays, warehouse, link } = entry;
  const codes = codesOf(countries);
  return {
    ...{ kind, byMail, link: link === "" ? null : link },
    title: { zh: entry.zhTitle, en: entry.enTitle },
    body: { zh: entry.zhBody, en: entry.enBody },
    audience: {
      ...(spoken.length > 0 && { languages: spoken }),
      ...(reached.length > 0 && { levels: reached.map(Number) }),
      ...(codes.length > 0 && { countries: codes }),
      ...(orderedDays !== "" && { orderedDays: Number(orderedDays) }),
      ...(warehouse !== "all" && { warehouse: Number(warehouse) }),
    },
  };
}

/** As the call that drafts it takes it. Without a day and a time `sendAt` is null: it goes out as soon as it is checked. */
export function bodyOf(entry: BroadcastEntry): Body {
  return { ...writtenOf(entry), sendAt: momentOf(entry.day, entry.time)?.toISOString() ?? null };
}
