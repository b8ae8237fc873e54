import type { Block } from "@sihai/contract/content";
import { labelled } from "@sihai/text";
import { contentDict } from "@sihai/text/dict/content";
import { cx, Scrollable } from "@sihai/ui";
import { CircleCheck, Info, TriangleAlert } from "lucide-react";
import { useDict, useLanguage } from "#shop";
import { Spans } from "./Spans.tsx";

type BlockOf<Kind extends Block["kind"]> = Extract<Block, { kind: Kind }>;

/** One block of an article, as elements; headings of the second level belong to their section. */
export function ArticleBlock({ block, headingLevel }: { block: Block; headingLevel: 3 | 4 }) {
  switch (block.kind) {
    case "heading": {
      const Heading = `h${headingLevel}` as const;
      return <Heading className="pt-1 font-semibold">{block.text}</Heading>;
    }
    case "paragraph":
      return (
        <p>
          <Spans spans={block.spans} />
        </p>
      );
    case "list":
      return <ListBlock block={block} />;
    case "table":
      return <TableBlock block={block} />;
    case "callout":
      return <CalloutBlock block={block} />;
  }
}

function ListBlock({ block: { ordered, items } }: { block: BlockOf<"list"> }) {
  const List = ordered ? "ol" : "ul";
  return (
    <List
      className={cx(
        "flex flex-col gap-2 pl-5 marker:text-brand-strong",
        ordered ? "list-decimal marker:font-semibold" : "list-disc",
      )}
    >
      {items.map((spans, index) => (
        <li key={`item-${index + 1}`} className="pl-1">
          <Spans spans={spans} />
        </li>
      ))}
    </List>
  );
}

/** Fees and times. The first column names the row, so that each figure is read with its name. */
function TableBlock({ block: { head, rows } }: { block: BlockOf<"table"> }) {
  const isWide = head.length > 3;
  const cell = cx("py-2 align-top", isWide ? "px-1.5 max-[359px]:px-1" : "px-2.5 max-[359px]:px-1.5");
  return (
    <Scrollable
      label={head.map((spans) => spans.map(({ text }) => text).join("")).join(" · ")}
      className="overflow-x-auto rounded-control border border-line"
    >
      <table className={cx("w-full border-collapse text-left", isWide ? "text-note leading-5" : "max-[359px]:text-note")}>
        <thead className={cx("bg-fill", isWide && "max-[359px]:wrap-anywhere")}>
          <tr>
            {head.map((spans, index) =>
              spans.length === 0 ? (
                <td key={`head-${index + 1}`} />
              ) : (
                <th key={`head-${index + 1}`} scope="col" className={cx(cell, "font-semibold")}>
                  <Spans spans={spans} />
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name = [], ...cells], row) => (
            <tr key={`row-${row + 1}`} className="border-t border-line">
              <th scope="row" className={cx(cell, "font-normal", !isWide && "min-w-[5em]")}>
                <Spans spans={name} />
              </th>
              {cells.map((spans, index) => (
                <td key={`cell-${index + 2}`} className={cell}>
                  <Spans spans={spans} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrollable>
  );
}

const tones = {
  note: { icon: Info, box: "bg-brand-soft", sign: "text-brand-strong" },
  warn: { icon: TriangleAlert, box: "bg-warn-soft", sign: "text-warn" },
  good: { icon: CircleCheck, box: "bg-ok-soft", sign: "text-ok" },
};

function CalloutBlock({ block: { tone, spans } }: { block: BlockOf<"callout"> }) {
  const words = useDict(contentDict);
  const language = useLanguage();
  const { icon: Icon, box, sign } = tones[tone];
  return (
    <div className={cx("flex gap-2.5 rounded-control p-3", box)}>
      <Icon aria-hidden size={20} className={cx("mt-0.5 shrink-0", sign)} />
      <p className="min-w-0 flex-1">
        <span className="sr-only">{labelled(words[tone], "", language)}</span>
        <Spans spans={spans} />
      </p>
    </div>
  );
}
