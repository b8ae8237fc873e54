import { paymentDict } from "@sihai/text/dict/payment";
import { SkeletonBlock } from "@sihai/ui";
import { Lock } from "lucide-react";
import { useDict } from "#shop";
import type { CardFields } from "./use-card-fields.ts";

/** The gateway's page inside ours: number, expiry and security code go from it straight to the gateway. */
export function CardFrame({ fields, url }: { fields: CardFields; url: string }) {
  const words = useDict(paymentDict);
  return (
    <div>
      <div className="relative" style={{ height: fields.height }}>
        {fields.ready ? null : <SkeletonBlock className="absolute inset-0" />}
        <iframe
          ref={fields.frame}
          src={url}
          title={words.cardFrame}
          allow="payment"
          sandbox="allow-scripts allow-same-origin allow-forms"
          className="relative -mx-1 h-full w-[calc(100%+8px)] border-0"
        />
      </div>
      <p className="mt-1 flex items-start gap-2 text-note text-grey">
        <Lock aria-hidden size={16} className="mt-0.5 shrink-0" />
        {words.cardSafe}
      </p>
    </div>
  );
}
