import type { Block } from "@sihai/contract/content";
import { cx } from "@sihai/ui";
import { ArticleBlock } from "./ArticleBlock.tsx";
import { sectionsOf } from "./article-sections.ts";
import { StepDrawing } from "./StepDrawing.tsx";

type ArticleBodyProps = {
  blocks: readonly Block[];
  /** 3 inside a sheet, whose title is the heading above. */
  topLevel?: 2 | 3;
};

/** An article as a card for each section; steps of the way carry their drawing, and a line leads from one to the next. */
export function ArticleBody({ blocks, topLevel = 2 }: ArticleBodyProps) {
  const Heading = `h${topLevel}` as const;
  const sections = sectionsOf(blocks);
  return (
    <div className="flex flex-col text-body leading-6">
      {sections.map(({ key, heading, blocks: inside }, index) => {
        const step = heading?.step ?? null;
        const followsStep = step !== null && (sections[index - 1]?.heading?.step ?? null) !== null;
        return (
          <section key={key} className="flex flex-col">
            {index === 0 ? null : <span aria-hidden className={cx("ml-13.5 h-3 w-1", followsStep && "bg-brand opacity-40")} />}
            <div className="flex flex-col gap-3 rounded-card bg-white p-4 shadow-card">
              {heading === null ? null : (
                <div className="flex items-center gap-3">
                  {step === null ? null : <StepDrawing step={step} />}
                  <Heading className="text-title font-semibold hyphens-auto wrap-anywhere">{heading.text}</Heading>
                </div>
              )}
              {inside.map((block, at) => (
                <ArticleBlock key={`block-${at + 1}`} block={block} headingLevel={topLevel === 2 ? 3 : 4} />
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}
