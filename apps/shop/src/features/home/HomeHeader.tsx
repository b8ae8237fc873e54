import { shellDict } from "@sihai/text/dict/shell";
import { useState } from "react";
import { PreferencesSheet, useDict, useDisplayCurrency } from "#shop";

/** The name, what the service does, and the way to the other language and currency. */
export function HomeHeader() {
  const words = useDict(shellDict);
  const currency = useDisplayCurrency((state) => state.currency);
  const [choosing, setChoosing] = useState(false);
  return (
    <header className="bg-gradient-to-b from-brand-strong from-45% via-brand via-80% to-page px-4 pt-[calc(16px+env(safe-area-inset-top))] pb-24 text-white">
      <div className="flex items-start justify-between gap-3">
        <div>
          <h1 data-page-title tabIndex={-1} className="text-[22px] leading-8 font-bold">
            Sihai <span className="font-normal">四海</span>
          </h1>
          <p className="text-[15px] leading-5">{words.tagline}</p>
        </div>
        <button
          type="button"
          aria-haspopup="dialog"
          aria-label={`${currency} · ${words.switchLanguage}: ${words.preferences}`}
          onClick={() => setChoosing(true)}
          className="min-h-11 rounded-full bg-white/15 px-4 text-[15px] font-semibold whitespace-nowrap"
        >
          {currency} · {words.switchLanguage}
        </button>
      </div>
      <PreferencesSheet open={choosing} onClose={() => setChoosing(false)} />
    </header>
  );
}
