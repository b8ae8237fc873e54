import type { ReplyAhead } from "@sihai/client";

/**
 * The data a page comes with: the replies to its first calls, and which of them are answers its parts read. Of a list read page by page the
 * reply is the first page. An answer made of several replies stands by itself.
 */
export type PageData = {
  language: string;
  /** Whose pages staff were shown as it was made; null where its reader was. */
  visit: string | null;
  replies: ReplyAhead[];
  answers: { key: readonly unknown[]; from: number; paged: { param: unknown } | null }[];
};

/** Where in the page it stands. */
export const pageDataId = "ahead";
