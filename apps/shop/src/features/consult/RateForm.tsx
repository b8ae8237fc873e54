import { rateConsult, readConsult } from "@sihai/contract/consult";
import { consultLimits } from "@sihai/domain/consult";
import { consultDict } from "@sihai/text/dict/care/consult";
import { Button, Card, cx, TextArea, toastSuccess } from "@sihai/ui";
import { Star } from "lucide-react";
import { useId, useState } from "react";
import { useAction, useDict } from "#shop";
import { tabDraft } from "../../stores/tab-draft.ts";
import type { ConsultOnWire } from "./types.ts";

const all = [1, 2, 3, 4, 5] as const;

type Rating = { stars: number; said: string };

/** What is being said of an answer, over a reload. */
const draft = tabDraft<Rating>("sh_rating");

/** How well we answered, said once; afterwards it is shown. */
export function RateForm({ consult: { consultNo, rating, may } }: { consult: ConsultOnWire }) {
  const words = useDict(consultDict);
  const [{ stars, said }, setRating] = useState(() => draft.keptOf(consultNo) ?? { stars: 0, said: "" });
  const rate = useAction(rateConsult, {
    refreshes: [readConsult],
    onDone: () => {
      draft.forget();
      toastSuccess(words.rated);
    },
  });
  function change(typed: Rating) {
    setRating(typed);
    draft.keep(consultNo, typed);
  }
  if (rating !== null)
    return (
      <Card>
        <p className="flex flex-wrap items-center gap-2 text-note text-grey">
          {words.yourRating}
          <span role="img" aria-label={words.star(rating.stars)} className="flex text-warn">
            {all.map((count) => (
              <Star key={count} aria-hidden size={16} fill={count <= rating.stars ? "currentColor" : "none"} />
            ))}
          </span>
        </p>
        {rating.words === "" ? null : <p className="mt-1 text-body break-words">{rating.words}</p>}
      </Card>
    );
  if (!may.rate) return null;
  return (
    <Card title={words.rateTitle} className="flex flex-col gap-3">
      <Stars value={stars} onChange={(chosen) => change({ stars: chosen, said })} />
      {stars === 0 ? null : (
        <>
          <TextArea
            label={words.rateWords}
            rows={2}
            maxLength={consultLimits.rating}
            value={said}
            onChange={(typed) => change({ stars, said: typed })}
          />
          <Button
            small
            kind="quiet"
            pending={rate.pending}
            onClick={() => void rate.run({ body: { consultNo, stars, words: said } })}
          >
            {words.rate}
          </Button>
        </>
      )}
    </Card>
  );
}

function Stars({ value, onChange }: { value: number; onChange: (stars: number) => void }) {
  const words = useDict(consultDict);
  const name = useId();
  return (
    <fieldset className="flex gap-1">
      <legend className="sr-only">{words.rateTitle}</legend>
      {all.map((count) => (
        <label
          key={count}
          className={cx(
            "relative grid size-11 cursor-pointer place-items-center rounded-control has-focus-visible:outline-3 has-focus-visible:outline-brand",
            count <= value ? "text-warn" : "text-control",
          )}
        >
          <input
            type="radio"
            name={name}
            className="absolute inset-0 cursor-pointer opacity-0"
            checked={value === count}
            onChange={() => onChange(count)}
            aria-label={words.star(count)}
          />
          <Star aria-hidden size={28} fill={count <= value ? "currentColor" : "none"} />
        </label>
      ))}
    </fieldset>
  );
}
