import { inLanguage, joinedSentences, labelled } from "@sihai/text";
import { parcelDict } from "@sihai/text/dict/parcel";
import { LinkButton, StaffText } from "@sihai/ui";
import { href, useDict, useLanguage } from "#shop";
import type { Parcel } from "./parcel-view.ts";

/** What the bench did not find, what it noted, and what the buyer can do: wait, send the rest, or cancel. Nothing where all is there. */
export function MissingItems({ parcel }: { parcel: Parcel }) {
  const words = useDict(parcelDict);
  const language = useLanguage();
  const { packageId, items, may } = parcel;
  const missing = items.filter((item) => item.missing !== null);
  if (missing.length === 0) return null;
  const hasRest = may.change && missing.length < items.length;
  const orElse = hasRest ? [words.missing.orChange] : may.cancel ? [words.missing.orCancel] : [];
  return (
    <div className="flex flex-col gap-3">
      <p className="text-display font-bold">{words.missing.title}</p>
      <ul className="flex flex-col gap-2">
        {missing.map((item) => (
          <li key={item.itemId}>
            <span className="block font-medium">{inLanguage(item.name, language)}</span>
            {item.missing ? (
              <span className="block text-note break-words text-grey">
                {labelled(words.missing.note, "", language)}
                <StaffText>{item.missing}</StaffText>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      <p className="text-body">{joinedSentences([words.missing.wait, ...orElse], language)}</p>
      {hasRest ? (
        <LinkButton kind="quiet" href={href("/order/in-storage/submit", { packageId })}>
          {words.missing.change}
        </LinkButton>
      ) : null}
    </div>
  );
}
