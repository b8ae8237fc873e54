import type { Block } from "@sihai/contract/content";

type Heading = Extract<Block, { kind: "heading" }>;
/** A heading with what stands under it, up to the next one of its level. */
export type ArticleSection = { key: string; heading: Heading | null; blocks: Block[] };

/** Cuts an article at its headings of the second level. What stands before the first has none. */
export function sectionsOf(blocks: readonly Block[]): ArticleSection[] {
  const sections: ArticleSection[] = [];
  for (const block of blocks) {
    const starts = block.kind === "heading" && block.level === 2;
    if (starts || sections.length === 0)
      sections.push({ key: `section-${sections.length + 1}`, heading: starts ? block : null, blocks: starts ? [] : [block] });
    else sections.at(-1)?.blocks.push(block);
  }
  return sections;
}
