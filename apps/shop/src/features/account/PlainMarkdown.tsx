import { Fragment } from "react";

type Block = { kind: "heading" | "paragraph"; text: string } | { kind: "list"; items: string[] };

/** Headings, paragraphs and lists of our own agreements; as elements, never as HTML. The first heading is the sheet's title already. */
export function PlainMarkdown({ text }: { text: string }) {
  return (
    <div className="flex flex-col gap-3 text-[15px] leading-6">
      {blocksOf(text).map((block, index) => (
        <Fragment key={`${block.kind}-${index + 1}`}>
          {block.kind === "heading" ? <h3 className="pt-2 text-[17px] font-semibold">{block.text}</h3> : null}
          {block.kind === "paragraph" ? <p>{block.text}</p> : null}
          {block.kind === "list" ? (
            <ul className="flex list-disc flex-col gap-1 pl-5">
              {block.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          ) : null}
        </Fragment>
      ))}
    </div>
  );
}

function blocksOf(text: string): Block[] {
  return text
    .split(/\n{2,}/)
    .flatMap((part) => part.split(/\n(?=- )|(?<=^## .*)\n/m).reduce<string[][]>(gather, []))
    .map((lines) => blockOf(lines))
    .filter((block): block is Block => block !== null);
}

/** Consecutive list lines stay together; everything else stands alone. */
function gather(groups: string[][], line: string): string[][] {
  const last = groups.at(-1);
  if (line.startsWith("- ") && last?.[0]?.startsWith("- ")) last.push(line);
  else groups.push([line]);
  return groups;
}

function blockOf(lines: string[]): Block | null {
  const [first = ""] = lines;
  if (first.trim() === "" || first.startsWith("# ")) return null;
  if (first.startsWith("## ")) return { kind: "heading", text: first.slice(3) };
  if (first.startsWith("- ")) return { kind: "list", items: lines.map((line) => line.slice(2).trim()) };
  return { kind: "paragraph", text: lines.join(" ") };
}
