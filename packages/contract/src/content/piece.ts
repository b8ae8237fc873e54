import * as z from "zod/mini";
import { text } from "../fields.ts";
import { articleGroups, helpId } from "./fields.ts";
import { noticeTones } from "./notice-tones.ts";

/** Where adverts stand: home below the ways to order, the others at the end of their page. */
export const advertPositions = ["home", "me", "help"] as const;
export type AdvertPosition = (typeof advertPositions)[number];
export const advertPictures = ["photos", "coupon", "boxes"] as const;
export const advertTones = ["blue", "amber", "green"] as const;
export { noticeTones };

export const contentKinds = ["article", "advert", "notice"] as const;
export type ContentKind = (typeof contentKinds)[number];

/** A path of the shop without a language prefix. */
const shopLink = z.string().check(z.regex(/^\/[a-z][\w/?=&%.-]{0,199}$/));

const articleWords = z.strictObject({ title: text(120), summary: text(300), text: text(40_000) });
const advertWords = z.strictObject({ title: text(40), text: text(120) });
const noticeWords = z.strictObject({ text: text(300) });

/** The words in each language texts are kept in; where one is missing its readers are shown the other. */
function inLanguages<Words extends z.ZodMiniType>(words: Words) {
  return z
    .strictObject({ zh: z.nullable(words), en: z.nullable(words) })
    .check(z.refine((words: object) => Object.values(words).some((one) => one !== null), { error: "one language is needed" }));
}

const order = z.int().check(z.gte(0), z.lte(999));

/** One text as it is kept. Articles are Markdown, with placeholders for the rules in force. */
export const contentPiece = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("article"), group: z.enum(articleGroups), order, words: inLanguages(articleWords) }),
  z.strictObject({
    kind: z.literal("advert"),
    position: z.enum(advertPositions),
    order,
    tone: z.enum(advertTones),
    picture: z.enum(advertPictures),
    link: shopLink,
    words: inLanguages(advertWords),
  }),
  z.strictObject({
    kind: z.literal("notice"),
    tone: z.enum(noticeTones),
    link: z.nullable(shopLink),
    words: inLanguages(noticeWords),
  }),
]);
export type ContentPiece = z.output<typeof contentPiece>;
export type PieceOf<Kind extends ContentKind> = Extract<ContentPiece, { kind: Kind }>;

export const contentName = helpId;

/** What keeps a text from being shown. */
const contentFaults = [
  "NOT_SHOWN",
  "HEADING_LEVEL",
  "STEP_UNKNOWN",
  "LIST_ITEM",
  "CALLOUT",
  "TONE_UNKNOWN",
  "LINK_ELSEWHERE",
  "RULE_UNKNOWN",
  "RULE_INTERNAL",
  "RULE_NO_FIGURE",
] as const;
export type ContentFault = (typeof contentFaults)[number];

/** A fault with the place it stands in: the words found there. */
export const contentProblem = z.object({ language: z.enum(["zh", "en"]), code: z.enum(contentFaults), found: z.string() });
export type ContentProblem = z.output<typeof contentProblem>;
