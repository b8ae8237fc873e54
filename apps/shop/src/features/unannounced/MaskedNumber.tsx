import { unannouncedDict } from "@sihai/text/dict/unannounced";
import { useDict } from "#shop";
import type { UnannouncedOnWire } from "./types.ts";

/** A courier number with its hidden part as boxes. */
export function MaskedNumber({ number: { head, hidden, tail } }: Pick<UnannouncedOnWire, "number">) {
  const words = useDict(unannouncedDict);
  return (
    <span className="inline-flex flex-wrap items-center gap-1 text-title font-semibold">
      <span className="sr-only">{words.numberLabel(head, hidden, tail)}</span>
      <span aria-hidden>{head}</span>
      <span aria-hidden className="inline-flex gap-0.5">
        {Array.from({ length: hidden }, (_, place) => (
          <span key={place} className="h-5 w-3 rounded-bar border border-brand bg-brand-soft" />
        ))}
      </span>
      <span aria-hidden>{tail}</span>
    </span>
  );
}
