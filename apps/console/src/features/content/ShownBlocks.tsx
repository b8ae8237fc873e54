import type { Block, Span } from "@sihai/contract/content";
import { cx } from "@sihai/ui";

const tones = { note: "bg-brand-soft", warn: "bg-warn-soft", good: "bg-ok-soft" };

/** The blocks of an article in a narrow column. Its links are shown and lead nowhere: they are pages of the shop. */
export function ShownBlocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="flex flex-col gap-2 leading-6 wrap-anywhere">
      {blocks.map((block, index) => (
        <ShownBlock key={`block-${index + 1}`} block={block} />
      ))}
    </div>
  );
}

function ShownBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case "heading":
      return <h4 className={cx("font-semibold", block.level === 2 && "text-title")}>{block.text}</h4>;
    case "paragraph":
      return (
        <p>
          <ShownSpans spans={block.spans} />
        </p>
      );
    case "list": {
      const List = block.ordered ? "ol" : "ul";
      return (
        <List className={cx("pl-5", block.ordered ? "list-decimal" : "list-disc")}>
          {block.items.map((spans, index) => (
            <li key={`item-${index + 1}`}>
              <ShownSpans spans={spans} />
            </li>
          ))}
        </List>
      );
    }
    case "table":
      return (
        <table className="w-full border-collapse text-left text-note">
          <tbody>
            {[block.head, ...block.rows].map((row, at) => (
              <tr key={`row-${at + 1}`} className={cx("border-b border-line", at === 0 && "font-semibold")}>
                {row.map((spans, index) => (
                  <td key={`cell-${index + 1}`} className="p-1.5 align-top">
                    <ShownSpans spans={spans} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      );
    case "callout":
      return (
        <p className={cx("rounded-control p-3", tones[block.tone])}>
          <ShownSpans spans={block.spans} />
        </p>
      );
  }
}

function ShownSpans({ spans }: { spans: readonly Span[] }) {
  return spans.map(({ text, strong, emphasis, href }, index) => (
    <span
      key={`span-${index + 1}`}
      className={cx(strong && "font-semibold", emphasis && "italic", href !== undefined && "text-brand-strong underline")}
      title={href}
    >
      {text}
    </span>
  ));
}
