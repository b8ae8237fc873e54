import { paymentDict } from "@sihai/text/dict/payment";
import { ErrorState, SkeletonBlock } from "@sihai/ui";
import { Lock } from "lucide-react";
import { useEffect, useRef } from "react";
import { useDict } from "#shop";
import type { CardFields } from "./use-card-fields.ts";

/** The gateway's form inside our page: number, expiry and security code go from it straight to the gateway. */
export function CardFrame({ fields }: { fields: CardFields }) {
  const words = useDict(paymentDict);
  const { problem } = fields;
  const place = useRef<HTMLDivElement>(null);
  // The button stands over the foot of the page: in the middle what is wrong is clear of it.
  useEffect(() => {
    if (problem.refused) place.current?.scrollIntoView({ block: "center" });
  }, [problem]);
  if (fields.state === "failed") return <ErrorState onReload={fields.reload} />;
  return (
    <div ref={place}>
      <fieldset className="min-w-0" aria-label={words.cardFrame}>
        {fields.state === "ready" ? null : <SkeletonBlock className="h-24" />}
        <div ref={fields.mount} className="-mx-1" />
      </fieldset>
      {problem.text === "" ? null : (
        <p role="alert" className="text-note text-danger">
          {problem.text}
        </p>
      )}
      <p className="mt-1 flex items-start gap-2 text-note text-grey">
        <Lock aria-hidden size={16} className="mt-0.5 shrink-0" />
        {words.cardSafe}
      </p>
    </div>
  );
}
