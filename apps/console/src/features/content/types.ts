import type { CallData } from "@sihai/contract";
import type { ContentKind, listContent, previewContent, readContent } from "@sihai/contract/content";

export type ContentRow = CallData<typeof listContent>["list"][number];
export type ContentVersion = CallData<typeof readContent>["versions"][number];
export type Preview = CallData<typeof previewContent>;

/** A text is named by its kind and its name; `article/terms`. */
export function idOf({ kind, name }: { kind: ContentKind; name: string }): string {
  return `${kind}/${name}`;
}

/** How a state looks. */
export const stateTones = {
  coming: "brand",
  "in-force": "ok",
  beneath: "neutral",
  over: "neutral",
  withdrawn: "neutral",
  hidden: "warn",
} as const satisfies Record<ContentRow["state"], string>;
