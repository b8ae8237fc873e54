import type { Shape } from "@sihai/domain/setting";
import { consoleSettingDict } from "@sihai/text/dict/console/setting";
import { useDict } from "#console";
import { wordOf } from "#desk";

/** Whether such a value is a list of words to choose among. */
export function isChoices(shape: Shape): boolean {
  return shape.kind === "list" && shape.of.kind === "choice";
}

type ShownChoicesProps = { fields: readonly string[]; value: unknown; before: unknown };

/** What was chosen for each part: of a version that follows another, what is more and what is less. */
export function ShownChoices({ fields, value, before }: ShownChoicesProps) {
  const words = useDict(consoleSettingDict);
  const named = (choices: readonly string[]) => choices.map((each) => wordOf(words.fields, each)).join(" · ");
  const changed = fields.filter((field) => chosen(value, field).join() !== chosen(before, field).join());
  return (
    <dl className="flex min-w-0 flex-1 flex-col gap-2">
      {(before === undefined ? fields : changed).map((field) => {
        const [now, was] = [chosen(value, field), chosen(before, field)];
        const more = now.filter((each) => !was.includes(each));
        const less = was.filter((each) => !now.includes(each));
        return (
          <div key={field}>
            <dt className="font-semibold">{wordOf(words.fields, field)}</dt>
            {before === undefined ? <dd className="text-note">{named(now)}</dd> : null}
            {before !== undefined && more.length > 0 ? <dd className="text-note">{words.choicesMore(named(more))}</dd> : null}
            {before !== undefined && less.length > 0 ? <dd className="text-note">{words.choicesLess(named(less))}</dd> : null}
          </div>
        );
      })}
    </dl>
  );
}

function chosen(value: unknown, field: string): string[] {
  const part = value !== null && typeof value === "object" ? Object.entries(value).find(([name]) => name === field)?.[1] : [];
  return Array.isArray(part) ? part.map(String) : [];
}
