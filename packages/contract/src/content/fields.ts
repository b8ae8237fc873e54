import * as z from "zod/mini";

/** The help centre's groups, in the order they are shown. */
export const helpGroups = ["orders", "warehouse", "shipping", "customs", "money", "account", "returns"] as const;

export type HelpGroup = (typeof helpGroups)[number];

/** Every kind of long text we keep as Markdown: the help centre's groups, and what stands outside it. */
export const articleGroups = [...helpGroups, "guides", "agreements"] as const;

export type ArticleGroup = (typeof articleGroups)[number];

/** Steps of the way an item goes; a heading that carries one is shown with its drawing. */
export const flowSteps = [
  "account",
  "calculate",
  "address",
  "announce",
  "pay",
  "buy",
  "inspect",
  "submit",
  "deposit",
  "ship",
  "track",
  "settle",
] as const;

export type FlowStep = (typeof flowSteps)[number];

/** A piece of running text. `href` leads to a page of ours, without language prefix. */
export const span = z.object({
  text: z.string(),
  strong: z.optional(z.literal(true)),
  emphasis: z.optional(z.literal(true)),
  href: z.optional(z.string()),
});

const spans = z.array(span);

/** What an article is made of: no HTML, no pictures from elsewhere, nothing that could run. */
export const block = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("heading"),
    level: z.union([z.literal(2), z.literal(3)]),
    text: z.string(),
    step: z.nullable(z.enum(flowSteps)),
  }),
  z.object({ kind: z.literal("paragraph"), spans }),
  z.object({ kind: z.literal("list"), ordered: z.boolean(), items: z.array(spans) }),
  z.object({ kind: z.literal("table"), head: z.array(spans), rows: z.array(z.array(spans)) }),
  z.object({ kind: z.literal("callout"), tone: z.enum(["note", "warn", "good"]), spans }),
]);

export type Span = z.infer<typeof span>;

export type Block = z.infer<typeof block>;

export const helpId = z.string().check(z.regex(/^[a-z0-9-]{2,64}$/));

export const articleSummary = z.object({
  helpId,
  group: z.enum(articleGroups),
  title: z.string(),
  summary: z.string(),
});

export type ArticleSummary = z.infer<typeof articleSummary>;
