import { brandName, labelled } from "@sihai/text";
import { shellDict } from "@sihai/text/dict/shell";
import { useState } from "react";
import { Preferences, useDict, useDisplayCurrency, useLanguage } from "#shop";

/** The name, what the service does, and the way to the other language and currency. */
export function HomeHeader() {
  const language = useLanguage();
  const words = useDict(shellDict);
  const currency = useDisplayCurrency((state) => state.currency);
  const [choosing, setChoosing] = useState(false);
  return (
    <header className="sky px-4 pt-[calc(16px+env(safe-area-inset-top))] pb-24 text-white">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h1 data-page-title tabIndex={-1} className="text-title font-bold">
          {brandName.en} <span className="font-normal">{brandName.zh}</span>
        </h1>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={`${currency} · ${labelled(words.switchLanguage, words.preferences, language)}`}
          onClick={() => setChoosing(true)}
          className="min-h-11 rounded-full bg-white/15 px-4 text-body font-semibold whitespace-nowrap"
        >
          {currency} · {words.switchLanguage}
        </button>
      </div>
      {/* One block, as in the static first paint: the largest thing on the screen stands before any code has arrived. */}
      <p className="mt-1 text-body">
        <span className="text-display font-bold">{words.tagline}</span>
        <br />
        {words.promise}
      </p>
      <Preferences open={choosing} onClose={() => setChoosing(false)} />
    </header>
  );
}
